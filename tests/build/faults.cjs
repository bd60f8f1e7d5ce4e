/**
 * Preloaded into a command: its n-th change of the file system kills it, or changes and reads below a folder fail.
 * FAULT is "kill <n>", "half <n>" (a file is half written first), "full" or "unreadable"; FAULT_IN is the folder.
 * At its end the command writes the number of changes into the file FAULT_COUNT.
 */
const fs = require('node:fs');

const { FAULT = 'none', FAULT_IN = '', FAULT_COUNT } = process.env;
const [mode, at] = FAULT.split(' ');
const real = { ...fs };
let changes = 0;

const halfOf = (content) => content.slice(0, content.length >> 1);
const isBelow = ([path]) =>
  FAULT_IN === '' || (typeof path === 'string' && path.startsWith(FAULT_IN));
const fail = (code, path) => {
  throw Object.assign(new Error(`${code}: ${path}`), { code, syscall: 'fault', path });
};

function beforeChange(name, args) {
  changes++;
  if (mode === 'full' && ['writeFileSync', 'mkdirSync', 'writeSync'].includes(name)) {
    if (name === 'writeFileSync') real.writeFileSync(args[0], halfOf(args[1]));
    fail('ENOSPC', args[0]);
  }
  if ((mode !== 'kill' && mode !== 'half') || changes !== Number(at)) return;
  if (mode === 'half' && name === 'writeFileSync') real.writeFileSync(args[0], halfOf(args[1]));
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

for (const name of [
  'chmodSync',
  'copyFileSync',
  'fsyncSync',
  'ftruncateSync',
  'futimesSync',
  'linkSync',
  'lutimesSync',
  'mkdirSync',
  'renameSync',
  'rmdirSync',
  'rmSync',
  'symlinkSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
  'writeSync',
])
  fs[name] = (...args) => {
    if (isBelow(args)) beforeChange(name, args);
    return real[name](...args);
  };

for (const name of ['openSync', 'readFileSync', 'readdirSync', 'statSync', 'lstatSync'])
  fs[name] = (...args) => {
    if (mode === 'unreadable' && isBelow(args)) fail('EIO', args[0]);
    return real[name](...args);
  };

process.on('exit', () => {
  if (FAULT_COUNT !== undefined) real.writeFileSync(FAULT_COUNT, String(changes));
});
