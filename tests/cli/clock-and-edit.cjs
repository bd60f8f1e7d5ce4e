/**
 * A hook that is preloaded into a command and controlled by environment variables. CLOCK is the number of milliseconds
 * by which the clock is shifted. When the command begins to write a site, the file EDITED gets the text of the file
 * EDIT but keeps its dates. Read number READING of the file SWAPPED returns the text of the file SWAP.
 */
const fs = require('node:fs');

const { CLOCK, EDITED, EDIT, SWAPPED, SWAP, READING } = process.env;

if (CLOCK !== undefined) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [RealDate.now() + Number(CLOCK)] : parts));
    }
    static now() {
      return RealDate.now() + Number(CLOCK);
    }
  };
}

if (EDITED !== undefined) {
  const { mkdirSync } = fs;
  fs.mkdirSync = (path, ...more) => {
    if (/-builds(?:\/|$)/.test(path) && fs.existsSync(EDIT)) {
      const { atime, mtime } = fs.statSync(EDITED);
      fs.writeFileSync(EDITED, fs.readFileSync(EDIT));
      fs.utimesSync(EDITED, atime, mtime);
      fs.unlinkSync(EDIT);
    }
    return mkdirSync(path, ...more);
  };
}

if (SWAPPED !== undefined) {
  const { readFileSync, writeFileSync } = fs;
  let reading = 0;
  fs.readFileSync = (path, ...more) => {
    if (path !== SWAPPED || ++reading !== Number(READING)) return readFileSync(path, ...more);
    const own = readFileSync(path);
    writeFileSync(path, readFileSync(SWAP));
    try {
      return readFileSync(path, ...more);
    } finally {
      writeFileSync(path, own);
    }
  };
}
