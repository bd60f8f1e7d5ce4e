/**
 * Changes one digit at a time in visitors' content and counts what the audit says: `npm run bench -- --digits`.
 * The places are drawn with a fixed seed from every digit of a text, a fact, a source, a centre, the blueprint and the
 * towns; `--sample N` draws fewer. Each change is audited in memory, in several processes.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { changesBetween } from '../../pipeline/review/changes.ts';
import { type Unit, unitsOf } from '../../pipeline/review/units.ts';
import { type ContentInMemory, contentInMemory } from '../in-memory.ts';
import { type DigitPlace, digitPlaces, randomFrom, withOtherDigit } from './digit-places.ts';

const DATA = 'data';
const SEED = 20261122;
const TODAY = '2026-11-22';

const OUTCOMES = ['error', 'warning', 'review', 'missed'] as const;
/** `review`: no rule says anything, and a person who reviews the change sees it. */
type Outcome = (typeof OUTCOMES)[number];
type Result = { place: DigitPlace; changed: string; outcome: Outcome };

/** The findings that the unchanged content does not have decide. Notes do not count: they are recorded decisions. */
function outcomeOf(
  content: ContentInMemory,
  before: { findings: ReadonlySet<string>; units: ReadonlyMap<string, Unit> },
  { path }: DigitPlace,
  changed: string,
): Outcome {
  const { site, ledger, findings } = content.audited({ [path]: changed });
  const found = findings.filter(
    (finding) => !before.findings.has(`${finding.severity} ${finding.title}`),
  );
  if (found.some(({ severity }) => severity === 'error')) return 'error';
  if (found.some(({ severity }) => severity === 'warning')) return 'warning';
  if (site === undefined || ledger === undefined) return 'missed';
  return changesBetween(before.units, unitsOf({ site, ledger })).length > 0 ? 'review' : 'missed';
}

function tryPlaces(places: readonly DigitPlace[], seed: number): Result[] {
  const content = contentInMemory(DATA, TODAY);
  const { site, ledger, findings } = content.audited();
  const before = {
    findings: new Set(findings.map(({ severity, title }) => `${severity} ${title}`)),
    units: unitsOf({ site: site!, ledger: ledger! }),
  };
  const random = randomFrom(seed);
  return places.map((place) => {
    const text = content.textOf(place.path);
    const { changed, shown } = withOtherDigit(text, place.offset, random());
    return { place, changed: shown, outcome: outcomeOf(content, before, place, changed) };
  });
}

/** @param count how many places are tried */
async function tryInProcesses(count: number): Promise<Result[]> {
  const random = randomFrom(SEED);
  const left = digitPlaces(contentInMemory(DATA, TODAY));
  const drawn: DigitPlace[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(drawn.length / 20)));
  const parts = Array.from({ length: processes }, (_, part) =>
    drawn.filter((_, index) => index % processes === part),
  );
  const results = await Promise.all(parts.map(inProcess));
  return results.flat();
}

/** A process of its own: threads do not read TypeScript. */
const inProcess = (places: DigitPlace[], index: number): Promise<Result[]> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--part']);
    child.once('message', (results) => resolve(results as Result[]));
    child.once('exit', (code) => reject(new Error(`a part ended with code ${code}`)));
    child.send({ places, seed: SEED + index + 1 });
  });

function print(results: readonly Result[]): void {
  const kinds = [...new Set(results.map(({ place }) => place.kind))].sort();
  const row = (name: string, of: readonly Result[]) => {
    const cells = OUTCOMES.map((outcome) =>
      String(of.filter((result) => result.outcome === outcome).length).padStart(9),
    );
    return `${name.padEnd(26)}${String(of.length).padStart(7)}${cells.join('')}`;
  };
  console.log(`one digit changed            tried    error  warning   review   missed`);
  for (const kind of kinds)
    console.log(
      row(
        kind,
        results.filter(({ place }) => place.kind === kind),
      ),
    );
  console.log(row('all', results));
  console.log('\nmissed:');
  const missed = results.filter(({ outcome }) => outcome === 'missed');
  for (const { place, changed } of missed)
    console.log(
      `${place.kind.padEnd(22)} data/${place.path}:${place.line} ${place.at}  ${changed}`,
    );
}

/** Runs the whole measure and prints its table. @param count how many places are tried */
export async function benchDigits(count: number): Promise<void> {
  print(await tryInProcesses(count));
}

if (process.argv.includes('--part'))
  process.once('message', ({ places, seed }: { places: DigitPlace[]; seed: number }) => {
    process.send!(tryPlaces(places, seed), () => process.exit());
  });
