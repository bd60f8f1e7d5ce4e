/**
 * If the program reads the content again and reuses the results for unchanged files, the findings are the same as if
 * it read the content for the first time. This holds after each of many random edits, which accumulate.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Content, readContent, readUnauditedContent } from '../../pipeline/content.ts';
import { sortFindings } from '../../pipeline/findings/finding.ts';
import { loadContentFiles } from '../../pipeline/load/index.ts';
import { runAllSteps } from '../../pipeline/rules/index.ts';
import { seededRandom } from '../../templates/islands/model/shuffle.ts';
import { project, TODAY } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';
import { SAMPLE_FACTOR } from '../run/sample.ts';

const EDITS = 15 * SAMPLE_FACTOR;
/** Files that findings in other files depend on, and the questions. */
const WEIGHTY =
  /^(?:facts\/vel|sources|site\.|tests\/|centros\/y|senales|escenas|manual\/reg|blog\/un)/;
/** Words that rules look for, or that refer to facts and sources. */
const WORDS = [
  '25 mph',
  'a 15 pies de un hidrante',
  'más de 30 millas por hora',
  'TODO',
  'autos',
  'Art. 99.9 de la Ley 22-2000',
  'es ley',
  '787-555-9999',
  'hace 2 semanas',
  '**negrita**',
  '[una página](/nada/)',
  'CESCO Yauco',
  '{{@ley}}',
  '{{velocidad.urbana}}',
  '{{= 35 mph − velocidad.urbana}}',
  'según la lista de 2017',
  'este sitio calcula',
  '{{velocidad.urbana',
];

/** Inserts words, changes a number, or swaps two lines. */
function edited(text: string, random: () => number): string {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const kind = random();
  if (kind < 0.7) {
    const at = pick([...text.matchAll(/ (?=[a-záéíóú]{2,}[ .,])/g)])?.index ?? text.length;
    return `${text.slice(0, at)} ${pick(WORDS)}${text.slice(at)}`;
  }
  if (kind < 0.97) {
    const number = pick([...text.matchAll(/\d+/g)]);
    if (number === undefined) return text;
    const end = number.index + number[0].length;
    return text.slice(0, number.index) + Math.floor(random() * 60) + text.slice(end);
  }
  const lines = text.split('\n');
  const [a, b] = [Math.floor(random() * lines.length), Math.floor(random() * lines.length)];
  [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  return lines.join('\n');
}

/** The whole content of a report: the findings, and the ledger without the entries and places that it points to. */
const told = ({ findings, ledger, conflicts, coverage }: Content, label = 'data') => ({
  findings: structuredClone(
    sortFindings(findings).map((finding) =>
      JSON.stringify(finding).replaceAll(`${label}/`, 'data/'),
    ),
  ),
  conflicts,
  coverage,
  ledger: [...(ledger ?? [])].map(([id, { state, all, preferred }]) =>
    JSON.stringify([id, state, all, preferred]),
  ),
});

test(`a cached read reports the same as a first read after each of ${EDITS} random edits`, () => {
  const data = project(SAMPLE_FILES);
  const sound = new Map(
    loadContentFiles(data, 'data').value.documents.map(({ path, text }) => [path, text]),
  );
  const random = seededRandom(22);
  const every = [...sound.keys()].sort();
  const weighty = every.filter((path) => WEIGHTY.test(path));
  const texts = new Map(sound);
  const write = (path: string, text: string) => {
    texts.set(path, text);
    writeFileSync(join(data, path), text);
  };
  const options = { data, label: 'data', today: TODAY };
  const read = () => runAllSteps(readUnauditedContent(options).audit());
  read();
  const found = new Set<string>();
  for (let count = 0; count < EDITS; count++) {
    const paths = random() < 0.6 ? weighty : every;
    const path = paths[Math.floor(random() * paths.length)]!;
    const before = texts.get(path)!;
    write(path, random() < 0.2 ? sound.get(path)! : edited(before, random));
    // With another label, the folder counts as never read before.
    const label = `first-${count}`;
    const content = readContent({ ...options, label });
    const whole = told(content, label);
    expect(told(read()), `edit ${count}, of ${path}`).toEqual(whole);
    // Edits accumulate, so that one file changes the findings in another; an edit that breaks the content is undone.
    if (content.site?.isWhole !== true) {
      write(path, before);
      read();
    }
    for (const finding of whole.findings) found.add(JSON.parse(finding).rule);
  }
  // The edits must trigger many rules, or the test proves little.
  expect(found.size).toBeGreaterThan(8);
});
