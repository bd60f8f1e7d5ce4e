/** A question must not rest on good practice alone, or on sources with the label "Sin fuente oficial" alone. */
import type { Bank, Item } from '../../bank/item.ts';
import { factIdOfReference, factReferencesIn } from '../../bank/item.ts';
import { sourceIdsOf } from '../../ledger/filled-text.ts';
import { sourceLabelOf } from '../../link/source-label.ts';
import { checkEachItem, gateSeverity, type Rule, rightOptionPath } from '../rule.ts';

const UNOFFICIAL = 'Sin fuente oficial';

export const unofficialKey: Rule = {
  id: 'item/unofficial-key',
  about: 'The right option rests only on sources without authority, or on good practice.',
  severity: 'error',
  readsFacts: true,
  check: checkEachItem((bank) => (item, report) => {
    const severity = gateSeverity(bank.site);
    const sources = item.question.cite.map((id) => bank.site.sources.get(id));
    if (sources.every((source) => source?.kind === 'practica'))
      report({
        severity,
        at: ['cite'],
        title: 'the question rests on good practice alone',
        help: [
          'Cite a law, an agency or a manual that says so, ask for something that one of them says, or retire the question.',
        ],
      });
    if (areUnofficial(bank, item.question.cite))
      report({
        severity,
        at: ['cite'],
        title: `every source that the question cites has the label "${UNOFFICIAL}"`,
        help: ['Cite a law, an agency, the press or a guide that says so, or retire the question.'],
      });
    for (const fact of unofficialFacts(item, bank))
      report({
        severity,
        at: rightOptionPath(item),
        title: `the right option is ${fact}, which no source with authority states`,
        help: ['Ask for a figure with an official source, or retire the question.'],
      });
  }),
};

/** Facts of the key whose printed reading has no source, or only sources without authority. */
const unofficialFacts = ({ key }: Item, bank: Bank): string[] =>
  factReferencesIn(key.nodes).filter((reference) => {
    const id = factIdOfReference(reference);
    const reading = reference === id ? {} : { reading: reference.slice(id.length + 1) };
    return areUnofficial(bank, sourceIdsOf(bank.ledger, { id, ...reading }));
  });

const areUnofficial = ({ site }: Bank, sources: readonly string[]): boolean =>
  sources.every((id) => {
    const source = site.sources.get(id);
    return source !== undefined && sourceLabelOf(source) === UNOFFICIAL;
  });
