/** The linked site, which all later stages read: its references are resolved, and nothing is rendered yet. */
import type { Fact } from '../../schemas/fact.ts';
import type { Manoeuvre } from '../../schemas/manoeuvre.ts';
import type { Scene } from '../../schemas/scene.ts';
import type { Sign } from '../../schemas/sign.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { Source } from '../../schemas/source.ts';
import type { Surface } from '../../schemas/surface.ts';
import type { Retos, SecondForms, Test } from '../../schemas/test.ts';
import type { Vocabulary } from '../../schemas/vocabulary.ts';
import type { DrawingFile } from '../load/drawings.ts';
import type { BodyText, Inline } from '../text/tree.ts';
import type { Entries, Entry } from '../validate/index.ts';
import type { FieldLink } from './field-links.ts';
import type { NearestCentre } from './nearest-centre.ts';
import type { PlacedQuestion } from './question-sets.ts';
import type { Route } from './routes.ts';
import type { ContentLink, FactReference, SiteText, SourceReference } from './texts.ts';

type SiteEntries = Entries & { site: [Entry<SiteSettings>, ...Entry<SiteSettings>[]] };

export type Site = {
  settings: SiteSettings;
  /** The words that rules look for; empty if the file is missing, which the load stage reports. */
  vocabulary: Vocabulary;
  entries: SiteEntries;
  facts: ReadonlyMap<string, Entry<Fact>>;
  sources: ReadonlyMap<string, Source>;
  surfaces: ReadonlyMap<string, Surface>;
  signs: ReadonlyMap<string, Sign>;
  /** The SVG files, by kind and name: `senales/pare`. */
  drawings: ReadonlyMap<string, DrawingFile>;
  scenes: ReadonlyMap<string, Scene>;
  manoeuvres: ReadonlyMap<string, Manoeuvre>;
  /** The questions of the tests. Question counts include only these. */
  questions: ReadonlyMap<string, PlacedQuestion<Test>>;
  /** The harder questions, which are in no test and no exam. */
  retos: ReadonlyMap<string, PlacedQuestion<Retos>>;
  /** Second forms, which are in no test. */
  formas: ReadonlyMap<string, PlacedQuestion<SecondForms>>;
  routes: ReadonlyMap<string, Route>;
  redirects: { from: string; to: string }[];
  /** The parsed texts of all entries except the vocabulary. */
  texts: readonly SiteText[];
  textsOf: ReadonlyMap<Entry, readonly SiteText[]>;
  bodies: ReadonlyMap<Entry, BodyText>;
  /** Nodes of the rich texts, by their source text. */
  lines: ReadonlyMap<string, readonly Inline[]>;
  references: readonly FactReference[];
  citations: readonly SourceReference[];
  links: readonly ContentLink[];
  /** The fields of each entry that name other records or pages. */
  fields: ReadonlyMap<Entry, readonly FieldLink[]>;
  /** The open centre nearest to each municipality, by the municipality's id. Made on first use. */
  readonly nearest: ReadonlyMap<string, NearestCentre>;
  /** The newest date of the content: "today" for pages and exports. */
  newest: string;
  /** True if every file and record is valid. Otherwise, rules with `needsWhole` do not run. */
  isWhole: boolean;
};

/** The record of a collection that is one file. @throws Error if the record is missing or invalid */
export function onlyRecordOf<T>([entry]: readonly Entry<T>[]): T {
  if (entry === undefined)
    throw new Error('a collection of one file has no valid record: this needs a whole site');
  return entry.data;
}
