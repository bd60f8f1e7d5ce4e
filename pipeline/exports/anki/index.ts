/** An Anki package (.apkg) of all questions: one parent deck, a deck for each test, and the drawings of the signs. */
import { releaseDate } from '../api/changes.ts';
import type { Canonical, CanonicalTest } from '../canonical.ts';
import { ExportFailure, type ExportFormat } from '../format.ts';
import { changesOf } from '../history.ts';
import { imprint, questionsOf, type TestInput } from '../questions.ts';
import { type Picture, withPictures } from '../sign-pictures.ts';
import { xml } from '../xml.ts';
import type { ZipEntry } from '../zip.ts';
import { collection, type Deck } from './collection.ts';
import { type Note, noteOf } from './note.ts';

/** Anki recognises decks by their ids. The id of a test's deck is this one plus the number of the test. */
const PARENT = 1_690_000_000_000;

export const anki: ExportFormat<TestInput | 'releases' | 'history'> = async (all, tools) => {
  const canonical = await withPictures(all, tools);
  const { meta, questions, history, pictures, leftOut } = canonical;
  const notes = new Map(
    questions.map((question) => [
      question.id,
      noteOf(
        question,
        question.sign && pictures.get(question.sign.id),
        changesOf(history, 'preguntas', question.id).changes,
      ),
    ]),
  );
  refuseSameIds([...notes.values()]);
  return {
    leftOut,
    files: [
      {
        path: '/descargas/anki/licencia-pr.apkg',
        label: 'Tarjetas para Anki',
        content: () => ({
          day: meta.date,
          entries: [
            // Two releases of one day are two states.
            {
              path: 'collection.anki2',
              content: collection(
                decksOf(canonical, notes),
                Date.parse(`${releaseDate(canonical)}T16:00:00Z`) / 1000 + history.states,
              ),
            },
            ...mediaEntries([...pictures.values()]),
          ],
        }),
      },
    ],
  };
};

/** The pictures under their numbers, and the list of their names. */
const mediaEntries = (pictures: readonly Picture[]): ZipEntry[] => [
  {
    path: 'media',
    content: JSON.stringify(Object.fromEntries(pictures.map(({ name }, index) => [index, name]))),
  },
  ...pictures.map(({ bytes }, index) => ({ path: String(index), content: bytes, stored: true })),
];

function decksOf(canonical: Pick<Canonical, TestInput>, notes: ReadonlyMap<string, Note>): Deck[] {
  const { meta, tests } = canonical;
  const description = imprint(meta).map(xml).join('<br>');
  return [
    { id: PARENT, name: meta.name, description, notes: [] },
    ...tests.map((test) => ({
      id: PARENT + Number(test.id),
      name: deckName(meta.name, test),
      description,
      notes: questionsOf(canonical, test).map(({ id }) => notes.get(id)!),
    })),
  ];
}

/** Two colons would start a deck inside the deck. */
export function deckName(
  parent: string,
  { id, title }: Pick<CanonicalTest, 'id' | 'title'>,
): string {
  return `${parent}::${id} ${title.replaceAll('::', ':')}`;
}

function refuseSameIds(notes: readonly Note[]): void {
  const seen = new Map<number, string>();
  for (const { id, guid } of notes) {
    const other = seen.get(id);
    if (other !== undefined)
      throw new ExportFailure('anki', `${guid} and ${other} have the same note id ${id}`, [
        'Rename the newer question: note ids are made from question ids.',
      ]);
    seen.set(id, guid);
  }
}
