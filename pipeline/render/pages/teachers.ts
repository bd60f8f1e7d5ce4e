/** The page for teachers, the lessons, and flash cards of the signs. */
import { createElement } from 'react';
import { formatFileSize } from '../../../templates/file-size.ts';
import type { ClassData } from '../../../templates/islands/class/class-data.ts';
import { FlashCardsPage } from '../../../templates/pages/CardsPage.tsx';
import { LessonsPage } from '../../../templates/pages/LessonsPage.tsx';
import type { FileView, PlatformView } from '../../../templates/pages/TeachersPage.tsx';
import { TeachersPage } from '../../../templates/pages/TeachersPage.tsx';
import type { Html, TestCardView } from '../../../templates/view.ts';
import { byteLengthOf, type ExportFile } from '../../exports/export-set.ts';
import type { Route } from '../../link/routes.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { UnroutedPage } from '../document/page.ts';
import { dataScript } from '../document/serialise.ts';
import { examBlueprintOf } from '../questions/practice.ts';
import { configuredHead, type PageContext, teachingHead } from './context.ts';

const TEACHERS = { label: 'Para maestros', href: '/maestros/' };

const PLATFORMS: { id: string; name: string; of: RegExp }[] = [
  { id: 'microsoft-forms', name: 'Microsoft Forms y Teams', of: /\/clase\/microsoft-forms-/ },
  { id: 'kahoot', name: 'Kahoot', of: /\/clase\/kahoot-/ },
  { id: 'blooket', name: 'Blooket', of: /\/clase\/blooket-/ },
  { id: 'wayground', name: 'Wayground', of: /\/clase\/wayground-/ },
  { id: 'google-forms', name: 'Google Forms', of: /\/clase\/google-forms-/ },
  { id: 'quizlet', name: 'Quizlet', of: /\/clase\/quizlet-/ },
  { id: 'canvas', name: 'Canvas', of: /\/canvas\// },
  { id: 'moodle', name: 'Moodle', of: /\/moodle\// },
];

export function teachersPage(context: PageContext, route: Route): UnroutedPage {
  const { site, view, cards } = context;
  return {
    sheets: ['class'],
    lateSheets: ['paper'],
    ...teachingHead(context, route, 'teachers', 'Material para la clase'),
    crumbs: [{ label: TEACHERS.label }],
    main: createElement(TeachersPage, {
      view,
      tests: cards,
      exam: site.entries.blueprint.length > 0,
      platforms: platformViews(context),
      classData: classData(context),
    }),
    script: 'class',
  };
}

function platformViews({ view, cards, exported }: PageContext): PlatformView[] {
  const files = (exported?.results ?? []).flatMap((result) => result.files);
  return PLATFORMS.flatMap(({ id, name, of }): PlatformView[] => {
    const own = files.filter(({ path }) => of.test(path));
    const place = ({ path }: ExportFile) => cards.findIndex((test) => isOf(test, path));
    const sorted = [...own].sort((a, b) => place(a) - place(b));
    return own.length === 0
      ? []
      : [{ id, name, files: sorted.map((file) => fileView(file, view.href)) }];
  });
}

const isOf = ({ id }: TestCardView, path: string) => path.includes(`test-${id}.`);
const isKey = (path: string) => path.includes('-clave-');

function fileView(file: ExportFile, href: (route: string) => string): FileView {
  const { path, label } = file;
  const name = label ?? path.slice(path.lastIndexOf('/') + 1);
  return {
    label: isKey(path) ? `Clave del ${name.replace(/^T/, 't')}` : name,
    href: href(path),
    size: `${path.slice(path.lastIndexOf('.') + 1)}, ${formatFileSize(byteLengthOf(file))}`,
  };
}

export function lessonsPage(context: PageContext, route: Route): UnroutedPage {
  const { view, lessons } = context;
  return {
    sheets: ['class'],
    lateSheets: ['paper'],
    ...teachingHead(context, route, 'lessons', 'Plan de clase'),
    crumbs: [TEACHERS, { label: 'Lecciones' }],
    main: createElement(LessonsPage, { view, lessons: lessons(), classData: classData(context) }),
    script: 'class',
  };
}

export function cardsPage(context: PageContext): UnroutedPage {
  const { site, view, text } = context;
  return {
    kind: 'gallery',
    sheets: ['paper'],
    ...configuredHead(context, 'cards'),
    crumbs: [TEACHERS, { label: 'Tarjetas de señales' }],
    main: createElement(FlashCardsPage, {
      view,
      cards: [...site.signs.values()].flatMap((sign) => {
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

/** The data for the script of the teachers' pages. It has no questions, because the script fetches them. */
function classData({ site, view, ledger, text, bank }: PageContext): Html {
  const { settings } = site;
  const [blueprint] = site.entries.blueprint;
  const data: ClassData = omitUndefined({
    bank: bank().addresses,
    base: settings.basePath,
    tests: site.entries.tests.map(({ id, data: { title } }) => ({ id, title })),
    exam: blueprint && examBlueprintOf(ledger, view, blueprint.data),
    about: `${text.plain(settings.notice)} ${settings.licence.content}. ${settings.origin}${settings.basePath}/`,
  });
  return dataScript('class-data', data);
}
