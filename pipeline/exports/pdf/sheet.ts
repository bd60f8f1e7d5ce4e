/** The frame of every PDF: Letter paper, the site's typefaces, black on white, page numbers and notice at the foot. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Meta } from '../canonical.ts';
import { imprint } from '../questions.ts';
import { inline, xml } from '../xml.ts';

const FONTS = [
  ['Overpass', 800, 'overpass-cero-latin-800-normal.woff2'],
  ['Atkinson', 400, 'atkinson-hyperlegible-next-latin-400-normal.woff2'],
  ['Atkinson', 700, 'atkinson-hyperlegible-next-latin-700-normal.woff2'],
] as const;

/**
 * @param root folder of this program
 * @param body HTML
 * @param style takes the place of the style of the manual; the body then has the imprint
 */
export function sheet(
  root: string,
  meta: Meta,
  title: string,
  { body, style = '' }: { body: string; style?: string },
): string {
  const about = imprint(meta).map((line) => `<p>${inline(line)}</p>`);
  const footer = style === '' ? `<footer class="datos">${about.join('')}</footer>` : '';
  return `<!DOCTYPE html>
<html lang="es-PR">
<head><meta charset="utf-8"><title>${xml(title)}</title><style>${fontFaces(root)}${frame(meta)}${style === '' ? BOOK : style}</style></head>
<body>${body}${footer}</body>
</html>
`;
}

/** Fonts are inside the document, because the browser that prints it has no network. */
function fontFaces(root: string): string {
  return FONTS.map(([family, weight, file]) => {
    const bytes = readFileSync(join(root, 'templates/styles/fonts', file));
    return `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  }).join('');
}

/** A string in CSS. */
const quoted = (text: string) =>
  `"${text.replace(/["\\\n<]/g, (char) => `\\${char.codePointAt(0)!.toString(16)} `)}"`;

/** What every page has. */
const frame = (meta: Meta) => `
@page{size:letter;margin:17mm 17mm 20mm;@bottom-left{content:${quoted(`${meta.name} · ${meta.version} · Educativo, no oficial`)};font:8pt Atkinson,sans-serif}@bottom-right{content:counter(page) " de " counter(pages);font:8pt Atkinson,sans-serif}}
*{box-sizing:border-box}
body{margin:0;font:11pt/1.45 Atkinson,sans-serif;color:#000;background:#fff;hyphens:manual}
`;

const BOOK = `
h1,h2,h3{font-family:Overpass,sans-serif;font-weight:800;line-height:1.15;break-after:avoid}
h4,h5{break-after:avoid;margin:3mm 0 1mm}
h1{font-size:24pt;margin:0 0 3mm}h2{font-size:17pt;margin:8mm 0 3mm}h3{font-size:13pt;margin:6mm 0 2mm}h4{font-size:11pt}h5{font-size:11pt}
p{margin:0 0 2mm;orphans:2;widows:2}
ul,ol{margin:0 0 3mm;padding-left:7mm}
a{color:inherit}
table{border-collapse:collapse;width:100%;margin:0 0 4mm}
th,td{border:.4pt solid #666;padding:1mm 2mm;text-align:left;vertical-align:top}
tr,.tarjeta,.senales>li,aside:not(:has(li)),caption{break-inside:avoid}
tbody th>span:not(.junto){display:block;font-weight:400;font-size:9pt}
caption{text-align:left;font-weight:700;padding:1mm 0}
.marca{font:800 11pt Overpass,sans-serif;border-bottom:2pt solid #000;padding-bottom:1mm;margin-bottom:6mm}
.entrada{font-size:12pt}
.meta,.fuente,.fuentes,.cifra-nota,.datos{font-size:9pt}
.aviso,.nota{border-left:3pt solid #000;padding-left:3mm;margin:3mm 0}
.titulo{font-weight:700;break-after:avoid}
.fuentes{break-inside:avoid}.fuentes ul{columns:2;column-gap:7mm;font-size:8pt;line-height:1.3}.fuentes li{break-inside:avoid}
.datos{margin-top:8mm;border-top:.6pt solid #000;padding-top:2mm;break-inside:avoid}
.dibujo{max-height:24mm;max-width:45mm;display:block}
.escena{break-inside:avoid}.escena .dibujo{width:85mm;max-height:58mm;max-width:100%;object-fit:contain;object-position:left}.leyenda{font-weight:700}
.senales,.tarjetas{list-style:none;padding:0;columns:2;column-gap:7mm}
.senales>li,.tarjeta{margin-bottom:4mm}
.senales>li{display:flow-root;font-size:10pt;line-height:1.35}
.senales>li>p:first-child{float:left;width:24mm;margin:0 4mm 0 0}
.senales .dibujo{max-width:24mm}
.senales>li>p+p{margin-left:28mm}
.aparte{break-before:page}
.aparte>h2{margin-top:0}
.indice{list-style:none;padding:0;columns:3;column-gap:7mm;font-size:9.5pt;line-height:1.28}.indice>li{break-inside:avoid;margin-bottom:2.5mm;font-weight:700}.indice ul{list-style:none;font-weight:400;margin:0;padding-left:4mm}.indice a{text-decoration:none;display:flex;justify-content:space-between;gap:2mm}.pagina{font-variant-numeric:tabular-nums;align-self:end}
`;
