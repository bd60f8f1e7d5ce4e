/**
 * The map of the content: the files of each collection, their shape and where they are published.
 * A new kind of content is one entry here and one schema file.
 */
import type * as z from 'zod';
import { Article } from './article.ts';
import { Blueprint } from './blueprint.ts';
import { Centre, SharedCentreContent } from './centre.ts';
import { Chapter } from './chapter.ts';
import { Companion } from './companion.ts';
import { Confusions } from './confusion.ts';
import { Essentials } from './essential.ts';
import { ExamTopics } from './exam-topic.ts';
import { Fact } from './fact.ts';
import { GuideMistakes, GuidePlan, GuideTips, GuideTopics } from './guide.ts';
import { Hazard } from './hazard.ts';
import { Home } from './home.ts';
import { Manoeuvres } from './manoeuvre.ts';
import { Municipality } from './municipality.ts';
import { TextPage } from './page.ts';
import {
  ProcedureDocuments,
  ProcedureExams,
  ProcedureFaq,
  ProcedureFees,
  ProcedureSteps,
} from './procedure.ts';
import { Road } from './road.ts';
import {
  ChildSeatGroups,
  DeviceProhibitions,
  Fines,
  OccupantRules,
  ParkingProhibitions,
  RightOfWayRules,
  SpeedZones,
} from './rule-records.ts';
import { Scene } from './scene.ts';
import { SignFamily } from './sign.ts';
import { SiteSettings } from './site.ts';
import { Source } from './source.ts';
import { Surface } from './surface.ts';
import { Synonyms } from './synonyms.ts';
import { Question, Retos, SecondForms, Test } from './test.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Ways to turn a file into entries:
 * - `file`: one entry; its id is the file's name (and, in JSON, its `id` field says the same);
 * - `map`: one entry per key, whose id is the key;
 * - `single`: one file, one entry, whose id is the collection's name;
 * - `folder`: one entry, whose id is its `id` field; each item of one list of the entry is a file beside it, named by
 *   the item's id.
 */
export type EntryShape = 'file' | 'map' | 'single' | 'folder';

export type Collection = {
  /** Path below the data folder; `*` matches one name. */
  files: string;
  /** For a folder: the list whose items are files, and the schema of an item. */
  items?: { list: string; schema: z.ZodType };
  shape: EntryShape;
  schema: z.ZodType;
  /** Address of an entry's page, if each entry has its own. */
  route?: (id: string) => string;
  /** Address of the page that shows the entries, if they have no pages of their own. */
  shownOn?: string;
  /** The collection whose pages all show the entries, if the entries have no pages of their own. */
  shownOnAll?: 'centres';
  /** True if no page prints the entries: the exports print them beside the chapter that names them. */
  inExportsOnly?: true;
  /** The surface to which the texts of the collection belong (`data/surfaces.json`). */
  surface?: string;
};

const ON_PROCEDURES = { shape: 'single', surface: 'tramites', shownOn: '/tramites/' } as const;

const OF_QUESTIONS = { shape: 'folder', items: { list: 'questions', schema: Question } } as const;

export const COLLECTIONS = {
  site: { files: 'site.json', shape: 'single', schema: SiteSettings, surface: 'portada' },
  surfaces: { files: 'surfaces.json', shape: 'map', schema: Surface },
  sources: { files: 'sources.json', shape: 'map', schema: Source },
  facts: { files: 'facts/*.json', shape: 'map', schema: Fact },
  home: { files: 'portada.json', shape: 'single', schema: Home, surface: 'portada', shownOn: '/' },
  tests: {
    files: 'tests/*/test.json',
    ...OF_QUESTIONS,
    schema: Test,
    surface: 'preguntas',
    route: (id) => `/test/${id}/`,
  },
  retos: {
    files: 'retos/*/retos.json',
    ...OF_QUESTIONS,
    schema: Retos,
    surface: 'preguntas',
    route: (id) => `/retos/${id}/`,
  },
  formas: {
    files: 'formas/*/formas.json',
    ...OF_QUESTIONS,
    schema: SecondForms,
    surface: 'preguntas',
    shownOn: '/preguntas/',
  },
  examTopics: { files: 'temas-examen.json', shape: 'single', schema: ExamTopics },
  blueprint: {
    files: 'simulacro.json',
    shape: 'single',
    schema: Blueprint,
    surface: 'preguntas',
    shownOn: '/simulacro/',
  },
  chapters: {
    files: 'manual/*.md',
    shape: 'file',
    schema: Chapter,
    surface: 'manual',
    route: (id) => `/manual/${id}/`,
  },
  speedZones: {
    files: 'reglas/velocidades.json',
    shape: 'single',
    schema: SpeedZones,
    surface: 'manual',
    inExportsOnly: true,
  },
  rightOfWay: {
    files: 'reglas/derecho-de-paso.json',
    shape: 'single',
    schema: RightOfWayRules,
    surface: 'manual',
    inExportsOnly: true,
  },
  parking: {
    files: 'reglas/estacionamiento.json',
    shape: 'single',
    schema: ParkingProhibitions,
    surface: 'manual',
    inExportsOnly: true,
  },
  occupants: {
    files: 'reglas/ocupantes.json',
    shape: 'single',
    schema: OccupantRules,
    surface: 'manual',
    inExportsOnly: true,
  },
  childSeats: {
    files: 'reglas/asientos-infantiles.json',
    shape: 'single',
    schema: ChildSeatGroups,
    surface: 'manual',
    inExportsOnly: true,
  },
  devices: {
    files: 'reglas/dispositivos.json',
    shape: 'single',
    schema: DeviceProhibitions,
    surface: 'manual',
    inExportsOnly: true,
  },
  fines: {
    files: 'reglas/multas.json',
    shape: 'single',
    schema: Fines,
    surface: 'manual',
    inExportsOnly: true,
  },
  signs: {
    files: 'senales/*.json',
    shape: 'file',
    schema: SignFamily,
    surface: 'manual',
    shownOn: '/manual/senales-transito/',
  },
  scenes: { files: 'escenas/*.json', shape: 'map', schema: Scene, surface: 'manual' },
  companion: {
    files: 'practica.json',
    shape: 'single',
    schema: Companion,
    surface: 'tramites',
    shownOn: '/practica/',
  },
  manoeuvres: {
    files: 'maniobras.json',
    shape: 'single',
    schema: Manoeuvres,
    surface: 'manual',
    shownOn: '/maniobras/',
  },
  hazards: {
    files: 'peligros/*.json',
    shape: 'file',
    schema: Hazard,
    surface: 'manual',
    shownOn: '/peligros/',
  },
  road: { files: 'ruta.json', shape: 'single', schema: Road, surface: 'guia', shownOn: '/ruta/' },
  confusions: {
    files: 'confusiones/*.json',
    shape: 'file',
    schema: Confusions,
    surface: 'preguntas',
  },
  guideTopics: {
    files: 'guia/temas.json',
    shape: 'single',
    schema: GuideTopics,
    surface: 'guia',
    shownOn: '/guia-estudio/',
  },
  guidePlan: {
    files: 'guia/plan.json',
    shape: 'single',
    schema: GuidePlan,
    surface: 'guia',
    shownOn: '/guia-estudio/',
  },
  guideTips: {
    files: 'guia/tips.json',
    shape: 'single',
    schema: GuideTips,
    surface: 'guia',
    shownOn: '/guia-estudio/',
  },
  guideMistakes: {
    files: 'guia/errores.json',
    shape: 'single',
    schema: GuideMistakes,
    surface: 'guia',
    shownOn: '/guia-estudio/',
  },
  essentials: {
    files: 'esencial.json',
    shape: 'single',
    schema: Essentials,
    surface: 'tramites',
    shownOn: '/tramites/',
  },
  procedureDocuments: {
    files: 'tramites/documentos.json',
    schema: ProcedureDocuments,
    ...ON_PROCEDURES,
  },
  procedureProcess: { files: 'tramites/proceso.json', schema: ProcedureSteps, ...ON_PROCEDURES },
  procedureExams: { files: 'tramites/examenes.json', schema: ProcedureExams, ...ON_PROCEDURES },
  procedureFees: { files: 'tramites/costos.json', schema: ProcedureFees, ...ON_PROCEDURES },
  procedureFaq: { files: 'tramites/preguntas.json', schema: ProcedureFaq, ...ON_PROCEDURES },
  centres: {
    files: 'centros/*.json',
    shape: 'file',
    schema: Centre,
    surface: 'centros',
    route: (id) => `/centro/${id}/`,
  },
  centresShared: {
    files: 'centros-comun.json',
    shape: 'single',
    schema: SharedCentreContent,
    surface: 'centros',
    shownOnAll: 'centres',
  },
  municipalities: { files: 'municipios.json', shape: 'map', schema: Municipality },
  articles: {
    files: 'blog/*.md',
    shape: 'file',
    schema: Article,
    surface: 'blog',
    route: (id) => `/blog/${id}/`,
  },
  legal: {
    files: 'legal/*.md',
    shape: 'file',
    schema: TextPage,
    surface: 'legal',
    route: (id) => `/${id}/`,
  },
  synonyms: {
    files: 'sinonimos.json',
    shape: 'single',
    schema: Synonyms,
    shownOn: '/buscar/',
  },
  vocabulary: { files: 'vocabulario.json', shape: 'single', schema: Vocabulary },
  pages: {
    files: 'paginas/*.md',
    shape: 'file',
    schema: TextPage,
    surface: 'legal',
    route: (id) => `/${id}/`,
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
export type EntryData<N extends CollectionName> = z.infer<(typeof COLLECTIONS)[N]['schema']>;
