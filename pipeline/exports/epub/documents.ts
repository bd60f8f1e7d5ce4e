/** The documents of the EPUB besides its text: package, navigation, title page, style. */
import type { BookPart } from '../book/book.ts';
import type { Meta } from '../canonical.ts';
import { imprint } from '../questions.ts';
import { inline, xml } from '../xml.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TITLE = 'Manual del conductor de Puerto Rico';

export function containerDocument(packagePath: string): string {
  return `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${packagePath}" media-type="application/oebps-package+xml"/></rootfiles></container>\n`;
}

/** @param pictures paths of the drawings */
export function packageDocument(
  meta: Meta,
  parts: readonly BookPart[],
  pictures: readonly string[],
): string {
  const item = (id: string, href: string, type: string, properties = '') =>
    `<item id="${id}" href="${href}" media-type="${type}"${properties}/>`;
  const accessibility = [
    ['accessMode', 'textual'],
    ['accessMode', 'visual'],
    ['accessModeSufficient', 'textual'],
    ['accessibilityFeature', 'alternativeText'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityHazard', 'none'],
    [
      'accessibilitySummary',
      'Texto con títulos en orden, índice y una descripción de cada dibujo.',
    ],
  ];
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="es-PR">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xml(meta.address)}manual/</dc:identifier>
<dc:title>${TITLE}: ${xml(meta.name)} (no oficial)</dc:title>
<dc:language>es-PR</dc:language>
<dc:creator>${xml(meta.name)}</dc:creator>
<dc:date>${meta.date}</dc:date>
<dc:description>${xml(imprint(meta).join(' '))}</dc:description>
<dc:rights>${xml(`${meta.licence.name}: ${meta.licence.url}`)}</dc:rights>
<dc:source>${xml(meta.address)}</dc:source>
<meta property="dcterms:modified">${meta.date}T16:00:00Z</meta>
${accessibility.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`).join('\n')}
</metadata>
<manifest>
${[
  item('indice', 'indice.xhtml', 'application/xhtml+xml', ' properties="nav"'),
  item('estilo', 'estilo.css', 'text/css'),
  item('cubierta-dibujo', 'cubierta.png', 'image/png', ' properties="cover-image"'),
  item('cubierta', 'cubierta.xhtml', 'application/xhtml+xml'),
  item('portada', 'portada.xhtml', 'application/xhtml+xml'),
  ...parts.map(({ id }) => item(id, `${id}.xhtml`, 'application/xhtml+xml')),
  ...pictures.map((path, index) => item(`dibujo-${index + 1}`, path, 'image/svg+xml')),
].join('\n')}
</manifest>
<spine>
${['cubierta', 'portada', 'indice', ...parts.map(({ id }) => id)].map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

export function navigationDocument(parts: readonly BookPart[]): string {
  const entry = ({ id, title, sections }: BookPart) => {
    const inner = sections
      .map((section) => `<li><a href="${id}.xhtml#${section.id}">${xml(section.title)}</a></li>`)
      .join('');
    return `<li><a href="${id}.xhtml">${xml(title)}</a>${inner === '' ? '' : `<ol>${inner}</ol>`}</li>`;
  };
  const annex = parts.filter((part) => part.annex);
  const annexEntry =
    annex.length === 0
      ? ''
      : `<li><span>Anexo: artículos</span><ol>${annex.map((part) => `<li><a href="${part.id}.xhtml">${xml(part.title)}</a></li>`).join('')}</ol></li>`;
  const landmarks = `<nav epub:type="landmarks" hidden=""><h2>Partes del libro</h2><ol><li><a epub:type="cover" href="cubierta.xhtml">Cubierta</a></li><li><a epub:type="titlepage" href="portada.xhtml">Portada</a></li><li><a epub:type="toc" href="indice.xhtml">Índice</a></li>${parts[0] === undefined ? '' : `<li><a epub:type="bodymatter" href="${parts[0].id}.xhtml">Manual</a></li>`}</ol></nav>`;
  const chapters = parts
    .filter((part) => !part.annex)
    .map(entry)
    .join('\n');
  return document(
    'Índice',
    `<nav epub:type="toc" role="doc-toc"><h1>Índice</h1><ol>${chapters}${annexEntry}</ol></nav>${landmarks}`,
  );
}

/** The cover as a page: readers show its picture in their lists. */
export const coverDocument = (meta: Meta): string =>
  document(
    TITLE,
    `<section epub:type="cover"><p class="cubierta"><img src="cubierta.png" alt="Cubierta: ${TITLE}. ${xml(meta.name)}, no oficial."/></p></section>`,
  );

export function frontDocument(meta: Meta): string {
  return document(
    TITLE,
    `<section epub:type="titlepage"><h1>${TITLE}</h1><p class="entrada">${xml(meta.name)}</p>${imprint(
      meta,
    )
      .map((line) => `<p>${inline(line)}</p>`)
      .join('')}</section>`,
  );
}

export function partDocument({ title, body, annex }: BookPart): string {
  return document(
    title,
    `<section epub:type="${annex ? 'appendix' : 'chapter'}">${body}</section>`,
  );
}

function document(title: string, body: string): string {
  return `${XML}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="es-PR" xml:lang="es-PR">
<head><title>${xml(title)}</title><link rel="stylesheet" href="estilo.css"/></head>
<body>${body}</body>
</html>
`;
}

export const STYLE = `body{line-height:1.5}
h1,h2,h3,h4{line-height:1.2;break-after:avoid;page-break-after:avoid}
table{border-collapse:collapse;width:100%;margin:1em 0}
th,td{border:1px solid #888;padding:.3em .5em;text-align:left;vertical-align:top}
tbody th>span:not(.junto){display:block;font-weight:normal;font-size:.9em}
.entrada{font-size:1.1em}
.aviso,.nota{border-left:.3em solid #7a5200;padding-left:.7em;margin:1em 0}
.titulo{font-weight:bold}
.meta,.fuentes,.cifra-nota{font-size:.85em}
.dibujo{max-height:7em;max-width:60%}
.escena .dibujo{max-height:none;width:20em;max-width:100%}
.senales,.tarjetas{list-style:none;padding:0}
.senales>li,.tarjeta{break-inside:avoid;page-break-inside:avoid;margin:1.4em 0 0;padding-top:.8em;border-top:1px solid #bbb}
.senales>li>*,.tarjeta>*{margin:.2em 0}
.cubierta{margin:0;text-align:center}
.cubierta img{height:95vh;max-width:100%}
`;
