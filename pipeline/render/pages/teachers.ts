/** The pages for teachers: tools for a class, sheets to print, flash cards. */
import { createElement } from 'react';
import { defined } from '../../../schemas/defined.ts';
import { sizeWords } from '../../../templates/file-size.ts';
import type { ClassData } from '../../../templates/islands/class/class-data.ts';
import type {
  FileView,
  LeftOutView,
  PlatformFile,
  PlatformView,
} from '../../../templates/page-props.ts';
import { CardsPage } from '../../../templates/pages/CardsPage.tsx';
import { PaperPage } from '../../../templates/pages/PaperPage.tsx';
import { TeachersPage } from '../../../templates/pages/TeachersPage.tsx';
import type { Html, TestCardView } from '../../../templates/view.ts';
import type { ExportFile } from '../../exports/export-set.ts';
import { questionRoute, type Route } from '../../link/routes.ts';
import { learningResource } from '../json-ld-resources.ts';
import type { MadePage } from '../page.ts';
import { examOf } from '../practice.ts';
import { dataScript } from '../serialise.ts';
import { type Context, head, subjectOf } from './context.ts';

const TEACHERS = { label: 'Para maestros', href: '/maestros/' };

/** Each platform with the files that it imports, in the order in which teachers need them. */
const PLATFORMS: { id: string; name: string; of: RegExp }[] = [
  { id: 'microsoft-forms', name: 'Microsoft Forms y Teams', of: /\/clase\/microsoft-forms-/ },
  { id: 'kahoot', name: 'Kahoot', of: /\/clase\/kahoot-/ },
  { id: 'blooket', name: 'Blooket', of: /\/clase\/blooket-/ },
  { id: 'wayground', name: 'Wayground', of: /\/clase\/wayground-/ },
  { id: 'google-forms', name: 'Google Forms', of: /\/clase\/google-forms-/ },
  { id: 'canvas', name: 'Canvas', of: /\/canvas\// },
  { id: 'moodle', name: 'Moodle', of: /\/moodle\// },
];

export function teachersPage(context: Context, route: Route): MadePage {
  const { site, view, cards } = context;
  const found = head(context, 'teachers');
  const platforms = platformViews(context);
  return {
    sheets: ['paper'],
    ...found,
    crumbs: [{ label: TEACHERS.label }],
    main: createElement(TeachersPage, {
      view,
      tests: cards,
      exam: site.entries.blueprint.length > 0,
      platforms,
      leftOut: [
        ...new Set(platforms.flatMap(({ files }) => files.flatMap(({ leftOut }) => leftOut))),
      ].sort((a, b) => a.id.localeCompare(b.id)),
      classData: classData(context),
    }),
    jsonLd: [learningResource(subjectOf(context, route, found), 'Material para la clase')],
    script: 'class',
  };
}

function platformViews(context: Context): PlatformView[] {
  const { site, view, cards, text } = context;
  const results = context.exported?.results ?? [];
  /** Several platforms leave out the same questions for the same reason: one list. */
  const lists = new Map<string, LeftOutView>();
  const listOf = (test: TestCardView, why: string, ids: readonly string[]): LeftOutView => {
    const key = [why, ...ids].join();
    const list = lists.get(key) ?? {
      id: `fuera-${lists.size + 1}`,
      title: titleOf(test),
      why,
      questions: ids.map((id) => ({
        stem: text.plain(site.questions.get(id)!.question.question),
        href: view.href(questionRoute(id)),
      })),
    };
    lists.set(key, list);
    return list;
  };
  return PLATFORMS.flatMap(({ id, name, of }): PlatformView[] => {
    const result = results.find(({ files }) => files.some(({ path }) => of.test(path)));
    if (result === undefined) return [];
    const own = result.files.filter(({ path }) => of.test(path));
    const leftOutOf = (test: TestCardView) => {
      const inTest = (question: string) => site.questions.get(question)?.set.id === test.id;
      const reasons = new Map<string, Set<string>>();
      for (const { questions, file, why } of result.leftOut) {
        const ids = questions?.filter(inTest) ?? [];
        if (ids.length > 0 && (file === undefined || of.test(file)))
          reasons.set(why, new Set([...(reasons.get(why) ?? []), ...ids]));
      }
      return [...reasons].map(([why, ids]) => listOf(test, why, [...ids]));
    };
    const whole = own.filter(({ path }) => !cards.some((test) => isOf(test, path)));
    return [
      {
        id,
        name,
        files: [
          ...whole.map((file) => ({ ...fileView(file, view.href), leftOut: [] })),
          ...cards.flatMap((test): PlatformFile[] => {
            const leftOut = leftOutOf(test);
            const files = own.filter(({ path }) => isOf(test, path));
            if (files.length === 0) return [{ label: titleOf(test), leftOut }];
            return files.map((file) => ({
              ...fileView(file, view.href),
              // The key has the questions of its sheet.
              leftOut: isKey(file.path) ? [] : leftOut,
            }));
          }),
        ],
      },
    ];
  });
}

const titleOf = ({ id, title }: TestCardView) => `Test ${id}: ${title}`;
const isOf = ({ id }: TestCardView, path: string) => path.includes(`test-${id}.`);
const isKey = (path: string) => path.includes('-clave-');

function fileView({ path, label, content }: ExportFile, href: (route: string) => string): FileView {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  const name = label ?? path.slice(path.lastIndexOf('/') + 1);
  return {
    label: isKey(path) ? `Clave del ${name.replace(/^T/, 't')}` : name,
    href: href(path),
    size: `${path.slice(path.lastIndexOf('.') + 1)}, ${sizeWords(bytes)}`,
  };
}

export function paperPage(context: Context): MadePage {
  const { site, view, cards } = context;
  return {
    sheets: ['paper'],
    ...head(context, 'paper'),
    crumbs: [TEACHERS, { label: 'Hojas para imprimir' }],
    main: createElement(PaperPage, {
      view,
      tests: cards,
      exam: site.entries.blueprint.length > 0,
      classData: classData(context),
    }),
    script: 'class',
  };
}

export function cardsPage(context: Context): MadePage {
  const { site, view, text } = context;
  const signs = [...site.entries.signs]
    .sort((a, b) => a.data.order - b.data.order)
    .flatMap(({ data }) => data.items);
  return {
    kind: 'gallery',
    sheets: ['paper'],
    ...head(context, 'cards'),
    crumbs: [TEACHERS, { label: 'Tarjetas de señales' }],
    main: createElement(CardsPage, {
      view,
      cards: signs.flatMap((sign) => {
        const image = view.signImage(sign);
        if (image === undefined) return [];
        const { src, width, height, alt } = image;
        return [
          {
            name: sign.name,
            others: sign.alsoCalled ?? [],
            meaning: text.plain(sign.meaning),
            action: text.plain(sign.action),
            picture: { src, width: String(width), height: String(height), alt, loading: 'lazy' },
          },
        ];
      }),
    }),
  };
}

/** What the script of these pages needs, without the questions, which it fetches. */
function classData({ site, view, ledger, text, bank }: Context): Html {
  const { settings } = site;
  const [blueprint] = site.entries.blueprint;
  const data: ClassData = defined({
    bank: bank().addresses,
    base: settings.basePath,
    tests: site.entries.tests.map(({ id, data: { title } }) => ({ id, title })),
    exam: blueprint && examOf(ledger, view, blueprint.data),
    about: `${text.plain(settings.notice)} ${settings.licence.content}. ${settings.origin}${settings.basePath}/`,
  });
  return dataScript('class-data', data);
}
