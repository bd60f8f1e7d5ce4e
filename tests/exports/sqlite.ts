/** Reads a SQLite file for tests: the rows of a query. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { temporaryFolder } from '../fixtures/project.ts';

/** Returns a function that runs a query. It writes the bytes to a file, because the library reads only files. */
export function sqliteRows(bytes: Uint8Array): <Row>(sql: string) => Row[] {
  const file = join(temporaryFolder(), 'db');
  writeFileSync(file, bytes);
  return <Row>(sql: string) => {
    const db = new sqlite.Database(file, { readOnly: true });
    try {
      return db.all(sql) as Row[];
    } finally {
      db.close();
    }
  };
}
