/** The manual as an EPUB 3 book, with the articles as its annex and every drawing inside. */
import { createHash } from 'node:crypto';
import { compareText } from '../../findings/finding.ts';
import { bookParts } from '../book/book.ts';
import type { Canonical } from '../canonical.ts';
import type { ExportFormat } from '../format.ts';
import type { Archive } from '../zip.ts';
import { coverPicture } from './cover.ts';
import {
  containerDocument,
  coverDocument,
  frontDocument,
  navigationDocument,
  packageDocument,
  partDocument,
  STYLE,
} from './documents.ts';

const FOLDER = 'EPUB';

type BookInput = 'meta' | 'chapters' | 'articles' | 'bookTexts';

export const epub: ExportFormat<BookInput> = async (canonical, { root, cached }) => {
  const cover = await coverPicture(root, canonical.meta.name, cached);
  return {
    files: [
      {
        path: '/descargas/epub/manual.epub',
        label: 'Manual',
        content: () => book(canonical, cover),
      },
    ],
  };
};

function book(canonical: Pick<Canonical, BookInput>, cover: Uint8Array): Archive {
  const { meta } = canonical;
  const pictures = new Map<string, string>();
  const parts = bookParts(canonical, {
    id: (_, anchor) => anchor,
    address: (part, anchor) => `${part}.xhtml${anchor === undefined ? '' : `#${anchor}`}`,
    picture: (svg) => {
      const path = `dibujos/${createHash('sha256').update(svg).digest('hex').slice(0, 12)}.svg`;
      pictures.set(path, svg);
      return path;
    },
    level: 1,
  });
  const sorted = [...pictures].sort(([one], [other]) => compareText(one, other));
  const inside = (path: string, content: string) => ({ path: `${FOLDER}/${path}`, content });
  return {
    day: meta.date,
    entries: [
      // Readers recognise the format by these bytes at this place.
      { path: 'mimetype', content: 'application/epub+zip', stored: true },
      { path: 'META-INF/container.xml', content: containerDocument(`${FOLDER}/libro.opf`) },
      inside(
        'libro.opf',
        packageDocument(
          meta,
          parts,
          sorted.map(([path]) => path),
        ),
      ),
      inside('indice.xhtml', navigationDocument(parts)),
      inside('estilo.css', STYLE),
      { path: `${FOLDER}/cubierta.png`, content: cover, stored: true },
      inside('cubierta.xhtml', coverDocument(meta)),
      inside('portada.xhtml', frontDocument(meta)),
      ...parts.map((part) => inside(`${part.id}.xhtml`, partDocument(part))),
      ...sorted.map(([path, svg]) =>
        inside(path, `<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`),
      ),
    ],
  };
}
