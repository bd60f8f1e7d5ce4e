/**
 * Preloaded into a command: CLOCK moves its clock by that many milliseconds; EDITED is a file that gets the text of the
 * file EDIT when the command begins to write a site, with the dates that it had before.
 */
const fs = require('node:fs');

const { CLOCK, EDITED, EDIT } = process.env;

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
