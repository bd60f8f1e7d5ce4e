/** `node:child_process`, loaded when a command starts another program: commander imports it, and few commands need it. */
const load = () => process.getBuiltinModule('node:child_process');

module.exports = {
  get spawn() {
    return load().spawn;
  },
  get spawnSync() {
    return load().spawnSync;
  },
  get execFile() {
    return load().execFile;
  },
  get execFileSync() {
    return load().execFileSync;
  },
};
