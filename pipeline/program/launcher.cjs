#!/usr/bin/env node
/** Starts the CLI. */
const v8 = require('node:v8');

// docs/decisions/speed.md has measurements. The flags are tested on Node 20; another V8 may not know them.
if (process.version.startsWith('v20.'))
  v8.setFlagsFromString(
    '--interrupt-budget=1000000 --min-semi-space-size=32 --max-semi-space-size=64 --no-flush-bytecode --liftoff-only',
  );

require('./start.cjs').start();
