/** Makes the bytes of a SQLite file. The library writes to files only, so it works in a temporary folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { EnvironmentError } from '../program/failures.ts';
import { withTemporaryFolder } from '../program/temporary-folder.ts';

export type SqliteWriter = InstanceType<typeof sqlite.Database>;

/** Messages of SQLite about the disk: its errors have no system error code. */
const DISK = /disk|unable to open database file|readonly database/;

/** @throws EnvironmentError if the temporary folder is missing, full or not writable */
export function sqliteBytes(fill: (db: SqliteWriter) => void): Uint8Array {
  return withTemporaryFolder('sqlite', (folder) => {
    try {
      const file = join(folder, 'db');
      const db = new sqlite.Database(file);
      try {
        fill(db);
      } finally {
        db.close();
      }
      return readFileSync(file);
    } catch (error) {
      const { name, message } = error as Error;
      if (name !== 'SQLite3Error' || !DISK.test(message)) throw error;
      throw new EnvironmentError(
        `SQLite cannot write to the temporary folder (${folder}), which may be full: ${message}`,
        { path: folder, cause: error },
      );
    }
  });
}
