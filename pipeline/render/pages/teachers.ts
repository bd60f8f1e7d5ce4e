/** The pages for teachers: tools for a class, sheets to print, flash cards. */
import { createElement } from 'react';
import { defined } from '../../../schemas/defined.ts';
import { sizeWords } from '../../../templates/file-size.ts';
import type { ClassData } from '../../../templates/islands/class/class-data.ts';
import type { FileView, PlatformView } from '../../../templates/page-props.ts';
import { CardsPage } from '../../../templates/pages/CardsPage.tsx';
import { PaperPage } from '../../../templates/pages/PaperPage.tsx';
import { TeachersPage } from '../../../templates/pages/TeachersPage.tsx';
import type { Html } from '../../../templates/view.ts';
import type { ExportFile } from '../downloads.ts';
import { learningResource } from '../json-ld-resources.ts';
import type { Page } from '../page.ts';
import { examOf } from '../practice.ts';
import { serialiseForScript } from '../serialise.ts';
import { type Context, head } from './context.ts';

const TEACHERS = { label: 'Para maestros', href: '/maestros/' };

/** Each platform with the files that it imports, in the order in which teachers need them. */
const PLATFORMS: { id: string; name: string; of: RegExp }[] = [
  { id: 'microsoft-forms', name: 'Microsoft Forms y Teams', of: /\/clase\/microsoft-forms-/ },
  { id: 'kahoot', name: 'Kahoot', of: /\/clase\/kahoot-/ },
  { id: 'blooket', name: 'Blooket', of: /\/clase\/blooket-/ },
  { id: 'wayground', name: 'Wayground', of: /\/clase\/wayground-/ },
  { id: 'gimkit', name: 'Gimkit', of: /\/clase\/gimkit-/ },
  { id: 'google-forms', name: 'Google Forms', of: /\/clase\/google-forms-/ },
  { id: 'canvas', name: 'Canvas', of: /\/canvas\// },
  { id: 'moodle', name: 'Moodle', of: /\/moodle\// },
  { id: 'gift', name: 'Moodle: texto GIFT', of: /\/gift\// },
];

export function teachersPage(context: Context): Page {
  const { site, view, cards, address } = context;
  const found = head(context, 'teachers');
  const files = (context.exported?.results ?? []).flatMap((result) => result.files);
  const shown = (of: RegExp) =>
    files.filter(({ path }) => of.test(path)).map((file) => fileView(file, view.href));
  return {
    path: TEACHERS.href,
    kind: 'content',
    sheets: ['paper'],
    ...found,
    crumbs: [{ label: TEACHERS.label }],
    main: createElement(TeachersPage, {
      view,
      tests: cards,
      exam: site.entries.blueprint.length > 0,
      platforms: PLATFORMS.map(({ id, name, of }): PlatformView => {
        const own = shown(of);
        const missing = cards
          .filter((card) => !own.some(({ href }) => href.includes(`test-${card.id}.`)))
          .map((card) => `Test ${card.id}: ${card.title}`);
        return { id, name, files: own, missing };
      }).filter((platform) => platform.files.length > 0),
      pdfs: shown(/\/pdf\//),
      classData: classData(context),
      updated: site.newest,
    }),
    jsonLd: [
      learningResource(
        found.title,
        found.description,
        'Material para la clase',
        TEACHERS.href,
        address,
      ),
    ],
    script: 'class',
    updated: site.newest,
  };
}

function fileView({ path, label, content }: ExportFile, href: (route: string) => string): FileView {
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  const isKey = path.includes('-clave-');
  const name = label ?? path.slice(path.lastIndexOf('/') + 1);
  return {
    label: isKey ? `Clave del ${name.replace(/^T/, 't')}` : name,
    href: href(path),
    size: `${path.slice(path.lastIndexOf('.') + 1)}, ${sizeWords(bytes)}`,
  };
}

export function paperPage(context: Context): Page {
  const { site, view, cards } = context;
  return {
    path: '/maestros/imprimir/',
    kind: 'content',
    sheets: ['paper'],
    ...head(context, 'paper'),
    crumbs: [TEACHERS, { label: 'Hojas para imprimir' }],
    main: createElement(PaperPage, {
      view,
      tests: cards,
      exam: site.entries.blueprint.length > 0,
      classData: classData(context),
    }),
    jsonLd: [],
    script: 'class',
    updated: site.newest,
  };
}

export function cardsPage(context: Context): Page {
  const { site, view, text } = context;
  const signs = [...site.entries.signs]
    .sort((a, b) => a.data.order - b.data.order)
    .flatMap(({ data }) => data.items);
  return {
    path: '/maestros/tarjetas/',
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
    jsonLd: [],
    updated: site.newest,
  };
}

/** What the script of these pages needs, without the questions, which it fetches. */
function classData({ site, view, ledger, text, bank, quizOf }: Context): Html {
  const { settings } = site;
  const [blueprint] = site.entries.blueprint;
  const data: ClassData = defined({
    bank: bank().addresses,
    base: settings.basePath,
    tests: site.entries.tests.map((test) => ({
      id: test.id,
      title: test.data.title,
      revision: quizOf(test).bankRevision,
    })),
    exam: blueprint && examOf(ledger, view, blueprint.data),
    about: `${text.plain(settings.notice)} ${settings.licence.content}. ${settings.origin}${settings.basePath}/`,
  });
  return `<script type="application/json" id="class-data">${serialiseForScript(data)}</script>` as Html;
}
