/** SQL → the bytes of a SQLite file. The library writes to files only, so it is given one of its own for a moment. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';

export type SqliteWriter = InstanceType<typeof sqlite.Database>;

export function sqliteBytes(fill: (db: SqliteWriter) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'licencia-sqlite-'));
  const file = join(folder, 'db');
  try {
    const db = new sqlite.Database(file);
    try {
      fill(db);
    } finally {
      db.close();
    }
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
