/** The folder `dibujos` of the content: SVG files, in a folder for each kind of thing that is drawn. */
import { join } from 'node:path';
import { PALETTES } from '../../templates/drawings/palettes.ts';
import type { DrawingTree } from '../../templates/drawings/tree.ts';
import type { StageResult } from '../findings/finding.ts';
import { memoize, memoizeLast } from '../program/memoize.ts';
import type { TextWithLineStarts } from './document.ts';
import { paletteOf } from './drawing-attributes.ts';
import { DRAWINGS_FOLDER, FolderReader, pathIn } from './folders.ts';
import { type ParsedSvg, parseSvg, type SvgProblem } from './parse-drawing.ts';
import { readText } from './read-text.ts';

export type DrawingFile = TextWithLineStarts & {
  /** Folder and name without the ending, such as `senales/pare`. */
  id: string;
  /** The path that messages show: `data/dibujos/senales/pare.svg`. */
  file: string;
  /** Absent while the file has a problem. */
  drawing?: DrawingTree;
  /** Forbidden parts of the drawing, reported by item/drawing. */
  problems: readonly SvgProblem[];
};

/**
 * @param root the data folder
 * @param label name of the data folder in messages
 */
export function readDrawings(root: string, label: string): StageResult<DrawingFile[]> {
  const folders = new FolderReader(root, label);
  const read = new Set<string>();
  const findings: StageResult<unknown>['findings'] = [];
  const files: DrawingFile[] = [];
  for (const folder of folders.under(`${DRAWINGS_FOLDER}/*`))
    for (const name of folders.list(folder).filter((each) => /^[^.].*\.svg$/.test(each))) {
      const path = pathIn(folder, name);
      read.add(path);
      const file = `${label}/${path}`;
      const { text, problem } = readText(join(root, path), file, () => folders.isInside(folder));
      if (problem !== undefined) {
        findings.push(problem);
        continue;
      }
      const kind = folder.slice(DRAWINGS_FOLDER.length + 1);
      const id = `${kind}/${name.replace(/\.svg$/, '')}`;
      const parsed = lastParsed(file, [text], () => parseDrawing(text, kind));
      files.push({ id, file, text, ...parsed });
    }
  return {
    value: files,
    findings: [...findings, ...folders.findings, ...folders.strayFiles(read)],
  };
}

const lastParsed = memoizeLast<ParsedSvg>();

const paletteOfKind = memoize((kind: string) => paletteOf(PALETTES[kind] ?? []));
const parseDrawing = (text: string, kind: string): ParsedSvg =>
  parseSvg(text, kind in PALETTES ? paletteOfKind(kind) : undefined);
