/** Anki packages (.apkg): the questions, with a deck for each test, and the signs. Both have the same parent deck. */
import type { CanonicalData, CanonicalTest } from '../canonical.ts';
import { type DeferredFile, ExportFailure, type ExportFormat } from '../format.ts';
import { imprint, questionsOf, type TestInputKey } from '../questions.ts';
import { type PictureFile, signPictures, withPictures } from '../sign-pictures.ts';
import { xml } from '../xml.ts';
import { ankiCollection, type Deck } from './collection.ts';
import { type AnkiNote, questionNote, signNote } from './note.ts';

/** Anki recognises decks by their ids. The id of a test's deck is this id plus the number of the test. */
const PARENT = 1_690_000_000_000;
const SIGNS = PARENT + 500_000;

export const anki: ExportFormat<TestInputKey | 'signs' | 'accepted'> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { meta, leftOut } = canonical;
  const signs = await signPictures(
    all.signs.map((sign) => ({ sign })),
    tools,
  );
  const description = imprint(meta).map(xml).join('<br>');
  const modified = Math.max(
    Date.parse(`${meta.date}T16:00:00Z`) / 1000,
    ...Object.values(all.accepted),
  );
  const file = (
    path: string,
    label: string,
    decks: Omit<Deck, 'description'>[],
    pictures: ReadonlyMap<string, PictureFile>,
  ): DeferredFile => {
    const parent = { id: PARENT, name: meta.name, description, notes: [] };
    refuseSameIds(decks.flatMap(({ notes }) => notes));
    const media = [...pictures.values()];
    const names = Object.fromEntries(media.map(({ name }, index) => [index, name]));
    const all: [Deck, ...Deck[]] = [parent, ...decks.map((deck) => ({ ...deck, description }))];
    return {
      path,
      label,
      content: () => ({
        day: meta.date,
        entries: [
          { path: 'collection.anki2', content: ankiCollection(all, modified) },
          { path: 'media', content: JSON.stringify(names) },
          ...media.map(({ bytes }, index) => ({
            path: String(index),
            content: bytes,
            stored: true,
          })),
        ],
      }),
    };
  };
  return {
    leftOut: [
      ...leftOut,
      ...all.signs
        .filter(({ id }) => !signs.has(id))
        .map(({ id }) => ({
          what: `señal ${id}`,
          why: 'El dibujo no se puede convertir en PNG, y es lo que la tarjeta pregunta.',
        })),
    ],
    files: [
      file(
        '/descargas/anki/licencia-pr.apkg',
        'Tarjetas para Anki',
        testDecks(canonical),
        canonical.pictures,
      ),
      file(
        '/descargas/anki/licencia-pr-senales.apkg',
        'Tarjetas de las señales para Anki',
        [{ id: SIGNS, name: `${meta.name}::Señales`, notes: signNotes(all, signs) }],
        signs,
      ),
    ],
  };
};

function testDecks(
  canonical: Pick<CanonicalData, TestInputKey | 'accepted'> & {
    pictures: ReadonlyMap<string, PictureFile>;
  },
): Omit<Deck, 'description'>[] {
  const { meta, tests, pictures, accepted } = canonical;
  return tests.map((test) => ({
    id: PARENT + Number(test.id),
    name: deckName(meta.name, test),
    notes: questionsOf(canonical, test).map((question) =>
      questionNote(
        question,
        question.sign && pictures.get(question.sign.id),
        accepted[question.id],
      ),
    ),
  }));
}

/** A sign that cannot be drawn has no card. */
function signNotes(
  { signs, meta, accepted }: Parameters<typeof anki>[0],
  pictures: ReadonlyMap<string, PictureFile>,
): AnkiNote[] {
  return signs.flatMap((sign) => {
    const picture = pictures.get(sign.id);
    return picture === undefined
      ? []
      : [signNote(sign, picture, `${meta.address}senales/`, accepted[`senal/${sign.id}`])];
  });
}

/** Replaces two colons in a title, because Anki separates nested decks with them. */
function deckName(parent: string, { id, title }: Pick<CanonicalTest, 'id' | 'title'>): string {
  return `${parent}::${id} ${title.replaceAll('::', ':')}`;
}

function refuseSameIds(notes: readonly AnkiNote[]): void {
  const seen = new Map<number, string>();
  for (const { id, guid } of notes) {
    const other = seen.get(id);
    if (other !== undefined)
      throw new ExportFailure(
        'anki',
        `${guid} and ${other} have the same note id ${id}`,
        'Rename the newer question: note ids are made from question ids.',
      );
    seen.set(id, guid);
  }
}
