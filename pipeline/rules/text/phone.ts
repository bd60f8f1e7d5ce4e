/** A telephone number in a text must be one that a record has: with a mistyped digit, visitors call somebody else. */
import { isScannedProse } from '../../ledger/scanned-texts.ts';
import type { Site } from '../../link/site.ts';
import type { SiteText } from '../../link/texts.ts';
import { checkEachEntry, type FindingReporter, type Rule } from '../rule.ts';

/** A telephone number: "787-555-0100", "(787) 555-0100", "787 555 0100". */
const TELEPHONE = /(?<![\d-])\(?\d{3}\)?[ .\u00a0-]{1,2}\d{3}[ .\u00a0-]\d{4}(?![\d-])/g;

/** Cheap pre-check: a telephone number ends in four digits. */
const END_OF_TELEPHONE = /\d{4}/;

export const textPhone: Rule = {
  id: 'text/phone',
  about: 'A text has a telephone number that no record has.',
  severity: 'error',
  needsWhole: true,
  check: checkEachEntry(({ site }) => {
    const known = knownNumbers(site);
    return ({ texts }, report) => {
      for (const text of texts) if (mayCall(text)) checkText(text, known, report);
    };
  }),
};

const mayCall = (text: SiteText): boolean =>
  END_OF_TELEPHONE.test(text.source) && isScannedProse(text);

function checkText(
  text: SiteText,
  known: ReadonlyMap<string, string>,
  report: FindingReporter,
): void {
  for (const { text: words, spanOf } of text.passages)
    for (const { 0: written, index } of words.matchAll(TELEPHONE))
      if (!known.has(digitsOf(written)))
        report({
          title: `no record has the telephone number ${written}`,
          at: text.place(spanOf(index, index + written.length)),
          help: helpFor(written, [...known.values()]),
        });
}

/** Names the one digit that differs, or the two that are swapped. Otherwise, lists all known numbers. */
function helpFor(written: string, known: readonly string[]): string[] {
  const digits = digitsOf(written);
  const compared = known.map((number) => ({ number, at: placesOf(digits, digitsOf(number)) }));
  const swapped = compared.find(({ number, at: [first, second, ...more] }) => {
    const other = digitsOf(number);
    if (first === undefined || second === undefined || more.length > 0) return false;
    return digits[first] === other[second] && digits[second] === other[first];
  });
  if (swapped !== undefined)
    return [
      `Two digits are swapped: ${swapped.number} is on record. Write that, unless the source says otherwise.`,
    ];
  for (const { number, at } of compared) {
    const [slip, ...others] = at;
    if (slip === undefined || others.length > 0) continue;
    return [
      `One digit differs from the number on record, ${number}: digit ${slip + 1} is ${digits[slip]} here and ${digitsOf(number)[slip]} there. Write ${number}, unless the source says otherwise.`,
    ];
  }
  return [
    'Compare it with its source. If it is right, add it to the note of that source in data/sources.json.',
    `Numbers on record: ${known.join(', ')}.`,
  ];
}

const placesOf = (one: string, other: string): number[] =>
  one.length === other.length
    ? [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]))
    : [];

const digitsOf = (written: string): string => written.replace(/\D/g, '');

/** The numbers in the settings of the site, in centres and in the notes of sources, by their digits. */
function knownNumbers({ settings, entries }: Site): ReadonlyMap<string, string> {
  const texts = [
    settings.appointments.phone,
    ...entries.centres.map(({ data }) => data.phone?.text ?? ''),
    ...entries.sources.map(({ data }) => data.note ?? ''),
  ];
  const numbers = texts.flatMap((text) => text.match(TELEPHONE) ?? []);
  return new Map(numbers.map((number) => [digitsOf(number), number]));
}
