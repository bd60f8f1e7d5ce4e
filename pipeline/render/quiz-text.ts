/** The tree of a text, with its facts filled in, as the quiz's data hold it. */
import type { FactNode, QuizNode, QuizText } from '../../templates/islands/quiz/quiz-data.ts';
import { readingText } from '../ledger/describe.ts';
import { formatList } from '../ledger/format-value.ts';
import { printedReadings } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/types.ts';
import { referenceTo } from '../text/references.ts';
import type { Inline, Link, FactNode as Reference } from '../text/tree.ts';
import { isUnsupportedClaim, machineValue, UNSUPPORTED_MARK } from './fact-text.ts';

/** @param basePath put before the routes of links within the site */
export function quizText(nodes: readonly Inline[], ledger: Ledger, basePath: string): QuizText {
  const text = joined(nodes.flatMap((node) => quizNodes(node, ledger, basePath)));
  return text.every((node) => typeof node === 'string') ? text.join('') : text;
}

function quizNodes(node: Inline, ledger: Ledger, basePath: string): QuizNode[] {
  switch (node.type) {
    case 'words':
    case 'literal':
      return [node.text];
    case 'fact':
      return factNodes(node, ledger);
    case 'code':
      return [{ type: 'code', text: node.text }];
    case 'break':
      return [{ type: 'br' }];
    case 'link':
      return [linkNode(node, ledger, basePath)];
    default:
      return [{ type: node.type, text: quizText(node.children, ledger, basePath) }];
  }
}

function linkNode({ href, children }: Link, ledger: Ledger, basePath: string): QuizNode {
  const text = quizText(children, ledger, basePath);
  return href.startsWith('https')
    ? { type: 'external', href, text }
    : { type: 'a', href: href.startsWith('/') ? basePath + href : href, text };
}

function factNodes({ id, reading }: Reference, ledger: Ledger): QuizNode[] {
  const entry = ledger.get(id);
  if (entry === undefined) return [referenceTo(id, reading)];
  const readings = printedReadings(entry, reading);
  // The words of a list of as many items, without the items.
  const separators = formatList(readings.map(() => '\0')).split('\0');
  const nodes = readings.flatMap((printed, i): QuizNode[] => {
    const text = readingText(entry, printed);
    const value = machineValue(entry, printed, text);
    const condition = readings.length > 1 && printed.when !== undefined ? ` (${printed.when})` : '';
    const node: FactNode = value === text ? [id, text] : [id, text, value];
    if (entry.fact.kind === 'date') node[3] = true;
    return [node, condition + separators[i + 1]!];
  });
  return isUnsupportedClaim(entry)
    ? [...nodes, ' ', { type: 'unverified', text: `(${UNSUPPORTED_MARK})` }]
    : nodes;
}

/** Neighbouring words become one string, and empty ones none. */
function joined(nodes: readonly QuizNode[]): QuizNode[] {
  const result: QuizNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string')
      result[result.length - 1] = last + node;
    else if (node !== '') result.push(node);
  }
  return result;
}
