/** Makes the context of page makers over a site that may record what they read. */
import type { Question, QuestionSet } from '../../../schemas/test.ts';
import type { Ledger } from '../../ledger/types.ts';
import { usesByFact } from '../../ledger/uses.ts';
import type { Site } from '../../link/site.ts';
import type { Recorder } from '../../program/recorder.ts';
import type { Entry } from '../../validate/index.ts';
import type { ExportSet } from '../downloads.ts';
import { drillFile } from '../drills.ts';
import { newest } from '../newest.ts';
import { planFile } from '../plan-data.ts';
import { bankOf, keysFile } from '../practice.ts';
import { quizData, quizQuestion } from '../quiz-data.ts';
import { type EntryDigests, entryDigest, type InputStates, recordedMap } from '../recorded-site.ts';
import { type TextRenderer, textRenderer } from '../rich-text.ts';
import { type SceneImages, sceneImages } from '../scene-images.ts';
import { siteSearch } from '../search.ts';
import { drawnOnce, type SignSheets, signSheets } from '../sign-sheets.ts';
import { createView } from '../view.ts';
import { type AskedView, articleOf, type Context, chapterOf, neighboursIn } from './context.ts';
import { retosCard, testCard } from './tests.ts';

/** What is found in all of the content and read by the page of one entry: an input of its own for each. */
export type Found = Pick<
  Context,
  'articleNeighbours' | 'chapterNeighbours' | 'newestArticles' | 'factUses'
> & {
  exported: ExportSet | undefined;
};

/** @param site of which nothing is recorded */
export function findIn(site: Site, exported: ExportSet | undefined): Found {
  let uses: ReturnType<Found['factUses']> | undefined;
  return {
    articleNeighbours: neighboursIn(site.entries.articles, articleOf),
    chapterNeighbours: neighboursIn(site.entries.chapters, chapterOf),
    newestArticles: new Map(newest(site.entries.articles).map((entry) => [entry, true])),
    factUses: () => (uses ??= usesByFact(site)),
    exported,
  };
}

/** The states of what is found. */
export function statesOf(found: Found, site: Site, digests: EntryDigests): InputStates {
  const of = (entry: Entry | undefined) => entry && entryDigest(entry, digests);
  const { articles, chapters } = site.entries;
  const byPath = new Map<string, unknown>();
  for (const list of [articles, chapters] as readonly (readonly Entry[])[])
    for (const [index, entry] of list.entries())
      byPath.set(entry.document.path, [of(list[index - 1]), of(list[index + 1])]);
  const newestPaths = new Set(
    [...found.newestArticles.keys()].map(({ document }) => document.path),
  );
  return {
    neighbours: (path) => byPath.get(path),
    'newest-articles': (path) => newestPaths.has(path),
    uses: (fact) => {
      const uses = found.factUses().get(fact);
      return uses && [[...uses.entries].map(of), [...uses.questions]];
    },
    exported: () => {
      const { exported } = found;
      return (
        exported && [
          exported.version,
          exported.date,
          exported.results.map(({ files, leftOut }) => [
            files.map(({ path, content, label }) => [path, Buffer.byteLength(content), label]),
            leftOut,
          ]),
        ]
      );
    },
  };
}

/** Questions of each section of the manual, as its chapter lists them. */
function questionsBySection(site: Site, text: TextRenderer): ReadonlyMap<string, AskedView[]> {
  const found = new Map<string, AskedView[]>();
  for (const { question, set } of site.questions.values()) {
    const asked = { id: question.id, test: set.data.title, href: text.href(`/test/${set.id}/`) };
    found.set(question.section, [...(found.get(question.section) ?? []), asked]);
  }
  // The shortest without a picture comes first: the chapter asks it in place.
  const length = ({ id }: AskedView): number => {
    const { sign, scene, question, options } = site.questions.get(id)!.question;
    const words = text.plain(question).length + options.join('').length;
    return words + ((sign ?? scene) ? 1000 : 0);
  };
  return new Map(
    [...found].map(([section, asked]) => [
      section,
      asked.toSorted((a, b) => length(a) - length(b)),
    ]),
  );
}

type Sources = { site: Site; ledger: Ledger; today: string; recorder: Recorder };
export type WholeContext = Context & {
  sheets: SignSheets;
  scenes: SceneImages;
  /** The states of what is made of all tests and read by other pages as a value. */
  states: InputStates;
};

/** @param sources the site and ledger that makers read */
export function contextOf({ site, ledger, today, recorder }: Sources, found: Found): WholeContext {
  const { once, read } = recorder;
  const lazily = <Value extends {}>(make: () => Value): (() => Value) => {
    const find = once((_: 'only') => make());
    return () => find('only');
  };
  /** An input of its own: whoever reads it depends on the value, and not on what the value is made from. */
  const asInput = <Value>(input: string, make: () => Value): Value => {
    read(input);
    return recorder.apart(make);
  };
  const text = textRenderer(site, ledger, { once });
  const drawing = drawnOnce();
  const drawn = lazily(() => signSheets(site, drawing));
  /** The images of each sign, which are kept: drawing all signs takes longer than most edits. */
  const images = () =>
    recorder.kept(
      'images',
      () =>
        new Map(
          site.entries.signs
            .flatMap(({ data }) => data.items)
            .map((sign) => [
              sign.id,
              { usual: drawn().image(sign), asked: drawn().questionImage(sign) },
            ]),
        ),
    );
  const imageOf = (id: string) => images().get(id)?.usual;
  const askedImageOf = (id: string) => images().get(id)?.asked;
  const sheets: SignSheets = {
    drawing,
    image: ({ id }) => asInput(`image/${id}`, () => imageOf(id)),
    questionImage: ({ id }) => asInput(`image-asked/${id}`, () => askedImageOf(id)),
    get files() {
      return drawn().files;
    },
  };
  const scenes = sceneImages(site, text, false, once);
  const view = createView(site, ledger, text, sheets, scenes);
  const sources = { site, ledger, text, sheets, scenes };
  const question = once((asked: Question) => quizQuestion(sources, asked));
  const quizOf = once((set: Entry<QuestionSet>) => quizData(sources, set, question));
  const quizzes = () => site.entries.tests.map(quizOf);
  const retos = () => site.entries.retos.map(quizOf);
  const cards = lazily(() => site.entries.tests.map((test) => testCard(site, text, test)));
  const retosCards = lazily(() => site.entries.retos.map((set) => retosCard(site, text, set)));
  const asked = lazily(() => questionsBySection(site, text));
  const plan = () => planFile({ site, plain: text.plain, signImage: sheets.image });
  const keys = lazily(() => keysFile(site.entries.tests));
  const search = lazily(() => siteSearch({ site, ledger, view, text }));
  const letters = () => search().letters;
  const keysAddress = () => site.settings.basePath + keys().path;
  const ofEntry = <Data, Value>(name: string, map: ReadonlyMap<Entry<Data>, Value>) =>
    recordedMap(map, {
      read,
      nameOf: ({ document }) => `${name}/${document.path}`,
      whole: 'content/',
    });
  return {
    site,
    ledger,
    view,
    text,
    today,
    sheets,
    scenes,
    get keys() {
      return asInput('keys/', keysAddress);
    },
    get cards() {
      return asInput('cards/', cards);
    },
    get retosCards() {
      return asInput('retos-cards/', retosCards);
    },
    askedIn: (section) => asInput(`asked/${section}`, () => asked().get(section) ?? []),
    states: {
      image: imageOf,
      'image-asked': askedImageOf,
      cards,
      'retos-cards': retosCards,
      keys: keysAddress,
      letters,
      asked: (section) => asked().get(section),
    },
    address: (route) => site.settings.origin + site.settings.basePath + route,
    quizOf,
    question,
    bank: lazily(() => bankOf(site, quizzes(), { plan: plan(), keys: keys(), retos: retos() })),
    drills: lazily(() => drillFile(sources)),
    search,
    get letters() {
      return asInput('letters/', letters);
    },
    factUses: () =>
      recordedMap(found.factUses(), { read, nameOf: (id) => `uses/${id}`, whole: 'content/' }),
    articleNeighbours: ofEntry('neighbours', found.articleNeighbours),
    newestArticles: ofEntry('newest-articles', found.newestArticles),
    chapterNeighbours: ofEntry('neighbours', found.chapterNeighbours),
    get exported() {
      read('exported/');
      return found.exported;
    },
  };
}
