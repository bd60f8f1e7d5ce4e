/** Starts a virtual X display, for a browser that has no headless mode. */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Display = { name: string; close: () => void };

const SCREEN = '1600x1400x24';

/** Starts Xvfb on a free display. @throws if Xvfb is not installed or ends before it is ready */
export function openDisplay(): Promise<Display> {
  return new Promise((resolve, reject) => {
    // Xvfb writes the number of the display that it chose to file descriptor 3.
    const server = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    (server.stdio[3] as Readable).once('data', (number: Buffer) =>
      resolve({
        name: `:${number.toString().trim()}`,
        close: () => {
          server.kill();
        },
      }),
    );
  });
}
