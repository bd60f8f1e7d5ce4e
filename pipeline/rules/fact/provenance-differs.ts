/** A sentence that prints a fact and names its origin must name the source of the printed reading. */
import { factDependencies } from '../../findings/finding.ts';
import {
  type CitationIndex,
  findWrittenCitations,
  mayHaveCitation,
} from '../../ledger/citations.ts';
import { readingText } from '../../ledger/describe.ts';
import { sourceName } from '../../ledger/filled-text.ts';
import {
  agreeingReadings,
  findContradiction,
  printedSourceIds,
  resolvePrintedFact,
} from '../../ledger/printed-readings.ts';
import {
  areAllSourceWords,
  findTypedProvenance,
  mayHaveProvenance,
  sourceNameWords,
} from '../../ledger/provenance.ts';
import type { Ledger, LedgerFact, LedgerReading } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import type { SiteText } from '../../link/texts.ts';
import { type Passage, SLOT, sentencesWithSlots } from '../../text/passages.ts';
import { writeReference } from '../../text/references.ts';
import type { FactNode } from '../../text/tree.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../rule.ts';

export const factProvenanceDiffers: Rule = {
  id: 'fact/provenance-differs',
  about: 'A sentence prints a fact, but names a source that is not that of the printed reading.',
  severity: 'error',
  readsFacts: true,
  needsWhole: true,
  check: checkEachEntry(({ site, ledger, citations: index }) => (own, report) => {
    for (const text of own.texts) {
      if (!text.rich || !text.source.includes('{{')) continue;
      for (const passage of text.passages)
        for (const sentence of sentencesWithFacts(passage, ledger))
          checkSentence({ ...sentence, text, passage, site, index }, report);
    }
  }),
};

type Printed = { node: FactNode; entry: LedgerFact; readings: readonly LedgerReading[] };
/** A source that a reference cites. `isNamed`: the reference follows "según". */
type Cited = { source: string; isNamed: boolean };
type Sentence = { words: string; at: number; facts: [Printed, ...Printed[]]; citations: Cited[] };
type Context = Sentence & { text: SiteText; passage: Passage; site: Site; index: CitationIndex };

/** Cheap pre-check: true if a passage may name the origin of a figure. */
const mayName = ({ text, slots }: Passage): boolean =>
  mayHaveProvenance(text) ||
  mayHaveCitation(text) ||
  slots.some((node) => node?.type === 'citation');

const NAMES_SOURCE = /(?<!\p{L})según(?: (?:el|la|los|las))?\s*$/iu;

/** The sentences that print facts, with the sources that their references cite. */
function sentencesWithFacts(passage: Passage, ledger: Ledger): Sentence[] {
  if (!passage.text.includes(SLOT) || !mayName(passage)) return [];
  return sentencesWithSlots(passage).flatMap(({ start, words, slots: nodes }) => {
    const [first, ...others] = nodes.flatMap((node) => {
      const entry = node?.type === 'fact' ? ledger.get(node.id) : undefined;
      const printed = entry && resolvePrintedFact(entry, (node as FactNode).reading);
      return printed === undefined ? [] : [{ node: node as FactNode, ...printed }];
    });
    const before = words.split(SLOT);
    const citations = nodes.flatMap((node, index) =>
      node?.type === 'citation'
        ? { source: node.source, isNamed: NAMES_SOURCE.test(before[index] ?? '') }
        : [],
    );
    return first === undefined ? [] : [{ words, at: start, facts: [first, ...others], citations }];
  });
}

function checkSentence(context: Context, report: FindingReporter): void {
  const { facts } = context;
  const printed = new Set(facts.flatMap(printedSourceIds));
  checkPhrases(context, printed, report);
  checkTold(context, report);
  checkCitations(context, printed, report);
}

/** Checks typed phrases such as "según la lista de la Policía de 2017". */
function checkPhrases(
  context: Context,
  printed: ReadonlySet<string>,
  report: FindingReporter,
): void {
  const { words, site, facts } = context;
  const phrases = findTypedProvenance(words);
  if (phrases.length === 0) return;
  const voices = new Set(
    facts
      .flatMap((fact) => agreeingReadings(fact))
      .flatMap(({ source, surface }) =>
        sourceNameWords(site.sources.get(source ?? ''), site.surfaces.get(surface)?.name ?? ''),
      ),
  );
  const printing = facts.find((fact) => printedSourceIds(fact).length > 0) ?? facts[0];
  const titles = [...printed].map((id) => site.sources.get(id)?.title ?? id);
  const from = titles.length === 0 ? 'which names no source' : `which is from ${titles.join('; ')}`;
  for (const { text, start, end, words: telling } of phrases) {
    if (areAllSourceWords(telling, voices)) continue;
    report({
      title: `"${text.trim()}" is not the source of ${writeReference(printing.node)}, ${from}`,
      at: placeIn(context, start, end),
      fact: printing.entry.id,
      restsOn: factDependencies(facts.map((each) => each.entry.id)),
      help: [bindingHelp(printing, site)],
    });
  }
}

/** Reports "según la {{@lista-2017}}" if no reading with the printed value is from that source. */
function checkTold(context: Context, report: FindingReporter): void {
  const { words, citations, facts, site } = context;
  const named = citations.filter(({ isNamed }) => isNamed).map(({ source }) => source);
  const own = new Set(facts.flatMap((fact) => agreeingReadings(fact)).map(({ source }) => source));
  for (const source of named.filter((id) => !own.has(id))) {
    if (facts.some((fact) => findContradiction([source], fact) !== undefined)) continue;
    report({
      title: `"según ${source}" is not the source of ${writeReference(facts[0].node)}`,
      at: placeIn(context, 0, words.length),
      fact: facts[0].entry.id,
      restsOn: factDependencies(facts.map((each) => each.entry.id)),
      help: [bindingHelp(facts[0], site)],
    });
  }
}

/** Reports "El Art. 5.02(a) fija {{velocidad.urbana}}" if the article says something else. */
function checkCitations(
  context: Context,
  printed: ReadonlySet<string>,
  report: FindingReporter,
): void {
  const { words, citations, index, facts, site } = context;
  const cited = [
    ...citations.map(({ source }) => ({
      text: source,
      sources: [source],
      start: 0,
      end: words.length,
    })),
    ...findWrittenCitations(words).map((citation) => ({
      ...citation,
      sources: index.named(citation),
    })),
  ];
  for (const { text, sources, start, end } of cited) {
    if (sources.some((source) => printed.has(source))) continue;
    const against = facts
      .map((fact) => ({ fact, reading: findContradiction(sources, fact) }))
      .find(({ reading }) => reading !== undefined);
    if (against === undefined) continue;
    const { entry, node, readings } = against.fact;
    report({
      title: `${text} says ${readingText(entry, against.reading!)}, but ${writeReference(node)} prints ${readings.map((reading) => readingText(entry, reading)).join(', ')}`,
      at: placeIn(context, start, end),
      fact: entry.id,
      restsOn: [`fact ${entry.id}`],
      help: [bindingHelp(against.fact, site)],
    });
  }
}

const placeIn = ({ text, passage, at }: Context, start: number, end: number) =>
  text.place(passage.spanOf(at + start, at + end));

function bindingHelp({ node, readings }: Printed, site: Site): string {
  const [source] = readings.flatMap((reading) => site.sources.get(reading.source ?? '') ?? []);
  const reference = writeReference({ ...node, type: 'source' });
  return source === undefined
    ? 'Name no source: the reading that is printed has none.'
    : `Write ${reference}, which prints "${sourceName(source)}".`;
}
