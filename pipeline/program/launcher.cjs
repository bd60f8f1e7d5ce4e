#!/usr/bin/env node
/** Starts the CLI, or, for a build with nothing to do, only prints its report. */
const { dirname } = require('node:path');
const v8 = require('node:v8');

// Measured in docs/decisions/speed-tricks.md. The flags are tested on Node 20; another V8 may not know them.
if (process.version.startsWith('v20.'))
  v8.setFlagsFromString('--interrupt-budget=1000000 --heap-growing-percent=10 --no-flush-bytecode');

const root = dirname(dirname(__dirname));
// What starts the program is loaded after that: loading it takes longer than most of the comparison.
if (!require('./unchanged.cjs').printUnchanged(root, process, Date.now()))
  require('./start.cjs').start();
