/**
 * `node:child_process`, loaded when a command starts another program: commander imports it, and few commands need it.
 */
const load = () => process.getBuiltinModule('node:child_process');

for (const name of ['spawn', 'spawnSync', 'execFile', 'execFileSync'])
  Object.defineProperty(module.exports, name, { enumerable: true, get: () => load()[name] });
