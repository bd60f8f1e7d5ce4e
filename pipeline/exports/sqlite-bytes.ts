/** SQL → the bytes of a SQLite file. The library writes to files only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { inTemporaryFolder } from '../program/temporary-folder.ts';

export type SqliteWriter = InstanceType<typeof sqlite.Database>;

export function sqliteBytes(fill: (db: SqliteWriter) => void): Uint8Array {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'db');
    const db = new sqlite.Database(file);
    try {
      fill(db);
    } finally {
      db.close();
    }
    return readFileSync(file);
  });
}
