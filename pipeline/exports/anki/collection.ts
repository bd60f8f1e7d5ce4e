/** The collection file of Anki's schema 11, which every Anki, AnkiDroid and AnkiMobile imports. */
import { type SqliteWriter, sqliteBytes } from '../sqlite-bytes.ts';
import { COLLECTION_CREATED_AT, modelOf } from './model.ts';
import type { AnkiNote } from './note.ts';

/** @property notes the notes in the order in which they are learnt */
export type Deck = { id: number; name: string; description: string; notes: readonly AnkiNote[] };

const SCHEMA = `
CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
CREATE INDEX ix_notes_usn on notes (usn);
CREATE INDEX ix_cards_usn on cards (usn);
CREATE INDEX ix_revlog_usn on revlog (usn);
CREATE INDEX ix_cards_nid on cards (nid);
CREATE INDEX ix_cards_sched on cards (did, queue, due);
CREATE INDEX ix_revlog_cid on revlog (cid);
CREATE INDEX ix_notes_csum on notes (csum);`;

/** @param decks the parent deck first @param modified Unix time in seconds */
export function ankiCollection(decks: readonly [Deck, ...Deck[]], modified: number): Uint8Array {
  const types = [...new Set(decks.flatMap(({ notes }) => notes.map(({ type }) => type)))];
  return sqliteBytes((db) => {
    db.exec(
      'PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; BEGIN;',
    );
    db.exec(SCHEMA);
    const json = (value: object) => JSON.stringify(value);
    db.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      COLLECTION_CREATED_AT,
      modified * 1000,
      COLLECTION_CREATED_AT * 1000,
      json(configuration(decks)),
      json(Object.fromEntries(types.map((type) => [type.id, modelOf(type, decks[0].id)]))),
      json(
        Object.fromEntries(
          [
            deckRecord({ id: 1, name: 'Default', description: '' }, 0),
            ...decks.map((deck) => deckRecord(deck, modified)),
          ].map((deck) => [deck.id, deck]),
        ),
      ),
      json({ 1: OPTIONS }),
      json({}),
    ]);
    addNotes(db, decks);
    db.exec('COMMIT; VACUUM;');
  });
}

function addNotes(db: SqliteWriter, decks: readonly Deck[]): void {
  const note = db.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = db.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  let due = 0;
  try {
    for (const deck of decks) {
      for (const { type, id, guid, modified, tags, fields, first, checksum } of deck.notes) {
        note.run([id, guid, type.id, modified, tags, fields.join('\x1f'), first, checksum]);
        card.run([id, id, deck.id, modified, ++due]);
      }
    }
  } finally {
    note.finalize();
    card.finalize();
  }
}

function deckRecord({ id, name, description }: Omit<Deck, 'notes'>, modified: number) {
  const nothing = [0, 0];
  return {
    id,
    name,
    desc: description,
    mod: modified,
    usn: 0,
    lrnToday: nothing,
    revToday: nothing,
    newToday: nothing,
    timeToday: nothing,
    collapsed: false,
    browserCollapsed: false,
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 0,
  };
}

function configuration(decks: readonly Deck[]): object {
  const notes = decks.reduce((sum, deck) => sum + deck.notes.length, 0);
  return {
    nextPos: notes + 1,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newBury: true,
    newSpread: 0,
    dueCounts: true,
    curModel: String(decks.flatMap(({ notes }) => notes)[0]?.type.id ?? ''),
    collapseTime: 1200,
  };
}

/** Options of the decks: Anki's defaults. */
const OPTIONS = {
  id: 1,
  mod: 0,
  usn: 0,
  name: 'Default',
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: false,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 0],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: {
    bury: false,
    ease4: 1.3,
    fuzz: 0.05,
    ivlFct: 1,
    maxIvl: 36500,
    minSpace: 1,
    perDay: 200,
    hardFactor: 1.2,
  },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
};
