/** What stands at the foot of a page and most visitors never use: one file, asked for when there is nothing else to do. */
export { startOffline } from './offline/offline.ts';
export { startProgressTools } from './storage/progress-tools.ts';
