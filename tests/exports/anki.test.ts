import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptUnits, startAcceptance } from '../../pipeline/edit/accept.ts';
import type { CanonicalData } from '../../pipeline/exports/canonical.ts';
import { canonicalDataOf } from '../../pipeline/exports/index.ts';
import { readReviewedFolder } from '../../pipeline/load/reviewed.ts';
import { reviewOf } from '../../pipeline/review/review.ts';
import { project, readProject, temporaryFolder, toJson } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { CANONICALS, roundTripFields, sampleCanonical } from './canonical.ts';
import { hasPython, python } from './external-programs.ts';
import { makeExport } from './make-export.ts';
import { htmlPieces, htmlToText, isPng } from './markup.ts';
import { sqliteRows } from './sqlite.ts';
import { unzip } from './unzip.ts';

const FILE = '/descargas/anki/licencia-pr.apkg';
const SIGNS_FILE = '/descargas/anki/licencia-pr-senales.apkg';
/** With another list of fields, Anki would add a second note type to learners' collections. */
const FIELDS =
  'Id Pregunta Imagen OpcionA OpcionB OpcionC OpcionD Correcta Respuesta Explicacion Nota Fuentes Manual Enlace'.split(
    ' ',
  );

/** The fields that the tests read from decks, sets of options and note types. */
type Json = { id: number; name: string; desc: string; flds: { name: string }[] };
type NoteRow = {
  id: number;
  guid: string;
  mid: number;
  mod: number;
  tags: string;
  flds: string;
  sfld: string;
  csum: number;
  did: number;
  due: number;
  queue: number;
};

async function read(canonical: CanonicalData, file = FILE) {
  const files = unzip((await makeExport('anki', canonical)).bytes(file));
  const rows = sqliteRows(files.get('collection.anki2')!.bytes);
  const [col] = rows<Record<string, string | number>>('SELECT * FROM col');
  const json = (name: string) => JSON.parse(String(col![name])) as Record<string, Json>;
  const notes = rows<NoteRow>(
    'SELECT n.*, c.did, c.due, c.queue FROM notes n JOIN cards c ON c.nid = n.id ORDER BY c.due',
  );
  const cards = rows<Record<string, number>>('SELECT * FROM cards');
  return {
    files,
    col: col!,
    json,
    notes,
    cards,
    integrity: rows<{ integrity_check: string }>('PRAGMA integrity_check')[0]!.integrity_check,
    media: JSON.parse(files.get('media')!.bytes.toString()) as Record<string, string>,
  };
}

describe.each(CANONICALS)('the deck of %s', (_, canonicalOf) => {
  it('round-trips every question', async () => {
    const canonical = canonicalOf();
    const { notes, json, files, media } = await read(canonical);
    const numbers = new Map(Object.entries(media).map(([number, name]) => [name, number]));
    const found = notes.map((note) => {
      const field = Object.fromEntries(
        note.flds.split('\x1f').map((value, index) => [FIELDS[index], value]),
      ) as Record<string, string>;
      const image = htmlPieces(field.Imagen!).images[0];
      if (image !== undefined) expect(isPng(files.get(numbers.get(image.src)!)!.bytes)).toBe(true);
      return {
        id: htmlToText(field.Id!),
        category: json('decks')[note.did]!.name.replace(/^.*?::\d+ /, ''),
        text: htmlToText(field.Pregunta!),
        options: ['A', 'B', 'C', 'D'].map((letter) => htmlToText(field[`Opcion${letter}`]!)),
        answer: 'ABCD'.indexOf(field.Correcta!),
        explanation: htmlToText(field.Explicacion!.replace(/<ul>.*$/s, '')),
        image: image === undefined ? null : image.src.replace(/^lpr-|\.png$/g, ''),
        disputed: note.tags.includes(' cifra-disputada '),
      };
    });
    expect(found).toEqual(canonical.questions.map(roundTripFields));
    for (const [index, { options, answer, reasons, sign }] of canonical.questions.entries()) {
      const field = notes[index]!.flds.split('\x1f');
      expect(htmlToText(field[FIELDS.indexOf('Respuesta')]!)).toBe(options[answer]);
      const items = field[FIELDS.indexOf('Explicacion')]!.match(/<li>.*?<\/li>/gs) ?? [];
      expect(items.map(htmlToText)).toEqual(
        reasons.flatMap((reason, i) => (reason === null ? [] : [`${options[i]}: ${reason}`])),
      );
      if (sign !== undefined) expect(htmlPieces(field[2]!).images[0]!.alt).toBe(sign.alt);
    }
  });

  it('has the parts, ids and checksums that Anki expects', async () => {
    const canonical = canonicalOf();
    const { files, col, json, notes, cards, integrity, media } = await read(canonical);
    expect(integrity).toBe('ok');
    expect(col.ver).toBe(11);
    expect([...files.keys()].sort()).toEqual(
      ['collection.anki2', 'media', ...Object.keys(media)].sort(),
    );
    expect(json('decks')[1]!.name).toBe('Default');
    expect(json('dconf')[1]!.id).toBe(1);
    const [model] = Object.values(json('models'));
    expect(model!.flds.map(({ name }) => name)).toEqual(FIELDS);
    expect(model!.id).toBe(1_690_000_000_500);
    expect(new Set(notes.map(({ guid }) => guid)).size).toBe(canonical.questions.length);
    expect(cards).toHaveLength(notes.length);
    const used = new Set<string>();
    for (const note of notes) {
      const fields = note.flds.split('\x1f');
      expect(fields).toHaveLength(FIELDS.length);
      expect(note.sfld).toBe(fields[0]);
      expect(note.csum).toBe(
        Number.parseInt(createHash('sha1').update(fields[0]!).digest('hex').slice(0, 8), 16),
      );
      expect(note.tags).toMatch(/^( [^\s]+)+ $/);
      expect(new Date(note.id).getUTCFullYear()).toBeGreaterThan(2015);
      expect(json('decks')[note.did]).toBeDefined();
      expect(note.flds).not.toMatch(/<script|\[(sound|latex|\$)|src="https?:/i);
      for (const { src } of htmlPieces(fields[2]!).images) used.add(src);
    }
    expect(new Set(Object.values(media))).toEqual(used);
    for (const name of used) expect(name).toMatch(/^lpr-[a-z0-9-]+\.png$/);
    for (const card of cards)
      expect([card.type, card.queue, card.reps, card.ivl]).toEqual([0, 0, 0, 0]);
    const said = json('decks')[1_690_000_000_000]!.desc;
    for (const part of [
      canonical.meta.notice,
      canonical.meta.version,
      canonical.meta.schemaVersion,
      canonical.meta.licence.url,
      canonical.meta.address,
    ])
      expect(htmlToText(said)).toContain(part);
  });
});

describe('the deck of the signs', () => {
  it('has a card for each sign with its names, meaning and action', async () => {
    const canonical = sampleCanonical();
    const { notes, json, files, media, integrity } = await read(canonical, SIGNS_FILE);
    const pictures = new Map(Object.entries(media).map(([number, name]) => [name, number]));
    expect(integrity).toBe('ok');
    expect(
      notes.map(({ flds }) => {
        const [id, picture, ...texts] = flds.split('\x1f');
        const { src, alt } = htmlPieces(picture!).images[0]!;
        expect(isPng(files.get(pictures.get(src)!)!.bytes)).toBe(true);
        return [id, alt, ...texts.slice(0, 4).map(htmlToText)];
      }),
    ).toEqual(
      canonical.signs.map(({ id, alt, name, alsoCalled = [], meaning, action }) => [
        id,
        alt,
        name,
        alsoCalled.join(', '),
        meaning,
        action,
      ]),
    );
    expect(notes.length).toBeGreaterThan(0);
    expect(new Set(notes.map(({ did }) => json('decks')[did]!.name))).toEqual(
      new Set([`${canonical.meta.name}::Señales`]),
    );
    // A learner may import both packages into one collection, so their ids must differ.
    const questions = await read(canonical);
    const ids = [...questions.notes, ...notes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(questions.json('models'))).not.toEqual(Object.keys(json('models')));
  });

  it('reports that a sign is omitted if it cannot be drawn', async () => {
    const canonical = sampleCanonical();
    const [first, ...others] = canonical.signs;
    const { leftOut } = await makeExport('anki', {
      ...canonical,
      signs: [{ ...first!, svg: '<svg' }, ...others],
    });
    expect(leftOut.join('\n')).toContain(first!.id);
  });
});

describe('the order of the options on a card', () => {
  type Card = { tmpls: { qfmt: string; afmt: string }[] };

  it('changes from day to day, and the answer letter changes with it', async () => {
    const { json } = await read(sampleCanonical());
    const { qfmt, afmt } = (Object.values(json('models'))[0] as unknown as Card).tmpls[0]!;
    const back = afmt.replace('{{FrontSide}}', qfmt);
    const scripts = [...back.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!);
    expect(scripts).toHaveLength(2);
    const shown = new Set<string>();
    for (let day = 1; day <= 28; day++) {
      const order = [0, 1, 2, 3];
      const letter = { textContent: '' as string | null, getAttribute: () => 'C' };
      const list = {
        getAttribute: () => 'velocidad-07',
        querySelector: (selector: string) => Number(/"(\d)"/.exec(selector)![1]),
        appendChild: (place: number) => order.push(...order.splice(order.indexOf(place), 1)),
      };
      const document = {
        querySelector: (selector: string) => (selector.endsWith('.letter') ? letter : list),
      };
      const Today = class extends Date {
        constructor() {
          super(2026, 10, day);
        }
      };
      // Runs both scripts on one page, as an app that shows front and back together does.
      for (const code of scripts) new Function('document', 'Date', code)(document, Today);
      expect([...order].sort()).toEqual([0, 1, 2, 3]);
      expect(letter.textContent).toBe('ABCD'[order.indexOf(2)]);
      shown.add(order.join(''));
    }
    expect(shown.size).toBeGreaterThan(8);
  });
});

/** Headless Mnemosyne: imports packages one after another and prints its cards after each. */
const MNEMOSYNE = `
import json, os, sys, warnings
warnings.simplefilter('ignore')
from mnemosyne.libmnemosyne import Mnemosyne
from mnemosyne.libmnemosyne.ui_components.main_widget import MainWidget
from mnemosyne.libmnemosyne.ui_components.review_widget import ReviewWidget
class Widget(MainWidget): pass
class Review(ReviewWidget): pass
for Made, Base in ((Widget, MainWidget), (Review, ReviewWidget)):
    for name in vars(Base):
        if not name.startswith('_') and callable(getattr(Base, name)): setattr(Made, name, lambda self, *a, **k: None)
sys.modules['widgets'] = sys.modules['__main__']
m = Mnemosyne(upload_science_logs=False, interested_in_old_reps=True, asynchronous_database=True)
m.components.insert(0, ('mnemosyne.libmnemosyne.gui_translators.gettext_gui_translator', 'GetTextGuiTranslator'))
m.components.append(('widgets', 'Widget'))
m.gui_for_component['ScheduledForgottenNew'] = [('widgets', 'Review')]
m.start_review = lambda: None
m.initialise(sys.argv[1], filename='default.db', automatic_upgrades=False)
anki = [each for each in m.component_manager.all('file_format') if type(each).__name__ == 'Anki2'][0]
out = []
for package in sys.argv[2:]:
    anki.do_import(package)
    db = m.database()
    cards = [db.card(card[0], is_id_internal=True) for card in db.cards()]
    out.append({'facts': db.fact_count(), 'cards': [[card.fact.data.get(str(n), '') for n in range(14)] for card in cards], 'media': sorted(os.listdir(db.media_dir()))})
print(json.dumps(out), flush=True)
# Closing it properly would review cards.
os._exit(0)
`;

/** Imports a package as Anki does: adds new notes, and replaces known ones if the package is newer. */
function importInto(collection: Map<string, NoteRow>, notes: readonly NoteRow[]) {
  let [added, updated] = [0, 0];
  for (const note of notes) {
    const known = collection.get(note.guid);
    if (known !== undefined && known.mod >= note.mod) continue;
    if (known === undefined) added++;
    else updated++;
    collection.set(note.guid, note);
  }
  return { added, updated };
}

const raisedSince = (before: Map<string, NoteRow>, after: Map<string, NoteRow>) =>
  [...before].flatMap(([guid, { mod }]) => (after.get(guid)!.mod > mod ? [guid] : []));

/** Prepends words to a field of a record in its file. */
function reword(data: string, id: string, field: string, words: string): void {
  type Json = { [key: string]: Json } | string;
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const document = JSON.parse(readFileSync(join(data, name), 'utf8'), (_, value: Json) => {
      if (typeof value !== 'object' || value === null || value.id !== id || !(field in value))
        return value;
      return { ...value, [field]: `${words} ${value[field] as string}` };
    });
    writeFileSync(join(data, name), toJson(document));
  }
}

describe('importing a package', () => {
  it('adds nothing and changes nothing on a second import', async () => {
    const collection = new Map<string, NoteRow>();
    const { notes } = await read(sampleCanonical());
    expect(importInto(collection, notes)).toEqual({ added: notes.length, updated: 0 });
    expect(importInto(collection, (await read(sampleCanonical())).notes)).toEqual({
      added: 0,
      updated: 0,
    });
  });

  it('updates only accepted rewordings, even two on one day', async () => {
    const data = project(SAMPLE_FILES);
    const collection = new Map<string, NoteRow>();
    const imported = async (day: string) => {
      const content = readProject(data);
      const review = reviewOf(
        { site: content.site!, ledger: content.ledger! },
        readReviewedFolder(data),
      );
      acceptUnits(
        startAcceptance({ data, label: 'data' }, content.site!, review, day),
        review.changes,
      );
      const canonical = canonicalDataOf({
        ...readProject(data),
        reviewed: readReviewedFolder(data)!,
      });
      const before = new Map(collection);
      const counts = [FILE, SIGNS_FILE].map(async (file) =>
        importInto(collection, (await read(canonical, file)).notes),
      );
      const sum = (await Promise.all(counts)).reduce((all, { added }) => all + added, 0);
      const updated = [...before].flatMap(([guid, { flds }]) =>
        collection.get(guid)!.flds === flds ? [] : [guid],
      );
      const stale = [...collection.values()].filter(
        ({ guid, mod }) => mod <= (before.get(guid)?.mod ?? 0) && updated.includes(guid),
      );
      expect(stale).toEqual([]);
      return { added: sum > 0, raised: raisedSince(before, collection), updated };
    };
    expect(await imported('2026-11-20')).toMatchObject({ added: true, updated: [] });
    const [first, second] = [...collection.keys()].filter((guid) => !guid.includes('/senal/'));
    for (const [day, guid, words] of [
      ['2026-11-21', first!, 'Dicho de otra manera.'],
      // Cases: the same day, a clock that is behind, another note.
      ['2026-11-21', first!, 'Otra vez.'],
      ['2026-11-19', first!, 'Y otra.'],
      ['2026-11-21', second!, 'También aquí.'],
    ] as const) {
      reword(data, guid.slice('licencia-pr/'.length), 'explanation', words);
      expect(await imported(day), words).toEqual({ added: false, raised: [guid], updated: [guid] });
      expect(collection.get(guid)!.flds).toContain(words);
      expect(await imported(day), words).toEqual({ added: false, raised: [], updated: [] });
    }
    const sign = [...collection.keys()].find((guid) => guid.includes('/senal/'))!;
    reword(data, sign.slice('licencia-pr/senal/'.length), 'meaning', 'Lo mismo.');
    expect(await imported('2026-11-22')).toEqual({ added: false, raised: [sign], updated: [sign] });
    // A change of the picture is imported even on the day on which a change of its question was imported.
    const shown = readProject(data)
      .site!.entries.tests.flatMap(({ data: { questions } }) => questions)
      .find((question) => question.sign !== undefined)!;
    reword(data, shown.id, 'explanation', 'Con su dibujo.');
    expect(await imported('2026-11-23')).toMatchObject({ raised: [`licencia-pr/${shown.id}`] });
    reword(data, shown.sign!, 'meaning', 'Otro dibujo.');
    expect((await imported('2026-11-23')).raised).toContain(`licencia-pr/${shown.id}`);
  });

  it.skipIf(!hasPython('mnemosyne.libmnemosyne'))(
    'leaves Mnemosyne with the same cards except the corrected one',
    async () => {
      const before = sampleCanonical();
      const after = {
        ...before,
        questions: before.questions.map((question, index) =>
          index === 3 ? { ...question, explanation: 'Corregida.' } : question,
        ),
        accepted: { [before.questions[3]!.id]: Date.now() / 1000 },
      };
      const folder = temporaryFolder();
      const packages = await Promise.all(
        [before, before, after].map(async (canonical, n) => {
          const file = join(folder, `${n}.apkg`);
          writeFileSync(file, (await makeExport('anki', canonical)).bytes(FILE));
          return file;
        }),
      );
      type State = { facts: number; cards: string[][]; media: string[] };
      const [first, second, third] = python<State[]>(MNEMOSYNE, join(folder, 'home'), ...packages);
      const fieldsOf = async (canonical: CanonicalData) =>
        (await read(canonical)).notes.map(({ flds }) => flds.split('\x1f')).sort();
      const expected = await fieldsOf(before);
      expect(first!.facts).toBe(before.questions.length);
      expect(first!.cards.sort()).toEqual(expected);
      expect(second!.facts).toBe(first!.facts);
      expect(second!.cards.sort()).toEqual(expected);
      for (const sign of new Set(before.questions.flatMap(({ sign: each }) => each?.id ?? [])))
        expect(first!.media).toContain(`lpr-${sign}.png`);
      expect(third!.cards.sort()).toEqual(await fieldsOf(after));
      const changed = third!.cards.flatMap((fields, index) =>
        fields.flatMap((field, n) =>
          field === expected[index]![n] ? [] : [[fields[0], FIELDS[n]]],
        ),
      );
      expect(changed).toEqual([[before.questions[3]!.id, 'Explicacion']]);
    },
  );
});
