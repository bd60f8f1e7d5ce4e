/** Reports a quoted literal that rests on a value which its fact no longer prints. */
import { readingText } from '../../../ledger/describe.ts';
import { formatValue } from '../../../ledger/format-value.ts';
import { printedReadings } from '../../../ledger/ledger.ts';
import { matchesValue } from '../../../ledger/scan.ts';
import type { LedgerFact } from '../../../ledger/types.ts';
import type { SiteText } from '../../../link/texts.ts';
import { foldAccents } from '../../../text/fold-accents.ts';
import { quantitiesIn } from '../../../text/quantities.ts';
import type { Literal, LiteralGround } from '../../../text/tree.ts';
import { checkEachEntry, type Rule } from '../../rule.ts';

export const factGroundDiffers: Rule = {
  id: 'fact/cite-differs',
  part: 'quoted-literal',
  about: 'A quoted literal rests on a value that its fact no longer prints.',
  severity: 'error',
  readsFacts: true,
  check: checkEachEntry(({ ledger }) => (own, report) => {
    for (const { text, literal, ground } of own.texts.flatMap(groundsIn)) {
      const printed = differingText(ledger.get(ground.id), ground);
      if (printed === undefined) continue;
      report({
        title: `"${literal.text}" rests on ${ground.id} = ${ground.value}, but ${ground.id} prints ${printed}`,
        at: text.place(literal),
        fact: ground.id,
        restsOn: [`fact ${ground.id}`],
        help: [`Work it out again for ${printed}, then write ${ground.id} = ${printed}.`],
        helpBefore: [helpBefore(literal, ground, ledger.get(ground.id)!)],
      });
    }
  }),
};

/** Advice for a text that must be right before and after the fact changes: a reference, or a sum with the fact. */
function helpBefore({ text, grounds }: Literal, ground: LiteralGround, { fact }: LedgerFact) {
  const name = ground.reading === undefined ? ground.id : `${ground.id}@${ground.reading}`;
  const again = 'Work it out again, in words that are right before and after the change.';
  const [own, base] = [onlyNumber(text, fact.unit), onlyNumber(ground.value, fact.unit)];
  if (own === undefined || base === undefined || grounds?.length !== 1) return again;
  if (own === base) return `Write {{${name}}} in place of "${text}": it changes with the fact.`;
  const difference = formatValue(Math.abs(own - base), 'quantity', fact.unit).replace(
    '\u00a0',
    ' ',
  );
  const sum = own > base ? `${name} + ${difference}` : `${name} − ${difference}`;
  return `If "${text}" is meant to keep its distance from the fact, write {{= ${sum}}}, which changes with it. Otherwise work it out again.`;
}

/** The number of a text that is one quantity in a unit. */
function onlyNumber(text: string, unit: LedgerFact['fact']['unit']): number | undefined {
  const [only, ...others] = quantitiesIn(text);
  if (only === undefined || others.length > 0 || only.unit !== unit || only.whole !== text.trim())
    return undefined;
  const [min, max] = only.value;
  return min === null || min !== max ? undefined : min;
}

function groundsIn(text: SiteText): { text: SiteText; literal: Literal; ground: LiteralGround }[] {
  if (!text.rich || !/\{\{\s*"/.test(text.source)) return [];
  return text.inlines.flatMap((literal) =>
    literal.type === 'literal'
      ? (literal.grounds ?? []).map((ground) => ({ text, literal, ground }))
      : [],
  );
}

/** @returns the text that the fact prints instead; undefined if the ground agrees, or if other rules report the fact */
function differingText(entry: LedgerFact | undefined, ground: LiteralGround): string | undefined {
  const printed = entry && printedText(entry, ground);
  return entry === undefined || printed === undefined || agrees(entry, ground, printed)
    ? undefined
    : printed;
}

/** @returns undefined while the fact has no value to compare with; other rules report that */
function printedText(entry: LedgerFact, { reading }: LiteralGround): string | undefined {
  if (reading === undefined && entry.preferred === undefined) return undefined;
  const printed = printedReadings(entry, reading).map((chosen) => readingText(entry, chosen));
  return printed.length === 0 ? undefined : printed.join(', ').replaceAll('\u00a0', ' ');
}

function agrees(entry: LedgerFact, { value, reading }: LiteralGround, printed: string): boolean {
  if (foldAccents(value.replaceAll('\u00a0', ' ')) === foldAccents(printed)) return true;
  const [only, ...others] = printedReadings(entry, reading);
  return (
    only !== undefined &&
    others.length === 0 &&
    quantitiesIn(value).some(
      (quantity) => quantity.unit === entry.fact.unit && matchesValue(quantity, only.value),
    )
  );
}
