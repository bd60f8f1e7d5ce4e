/** The tree of a text, with its facts filled in, as the data of the quiz contains it. */
import type {
  QuizFactNode,
  QuizNode,
  QuizText,
} from '../../../templates/islands/model/quiz-data.ts';
import {
  factParts,
  isUnsupportedClaim,
  machineReadableValue,
  UNSUPPORTED_MARK,
} from '../../ledger/fact-text.ts';
import { filledText } from '../../ledger/filled-text.ts';
import { formatList } from '../../ledger/format-value.ts';
import type { Ledger } from '../../ledger/types.ts';
import type { Site } from '../../link/site.ts';
import { referenceToFact } from '../../text/references.ts';
import type { Inline, Link, FactNode as Reference } from '../../text/tree.ts';

type Content = { site: Site; ledger: Ledger };

/** Links within the site begin with its base path. */
export function quizText(nodes: readonly Inline[], content: Content): QuizText {
  const text = joined(nodes.flatMap((node) => quizNodes(node, content)));
  return text.every((node) => typeof node === 'string') ? text.join('') : text;
}

function quizNodes(node: Inline, content: Content): QuizNode[] {
  switch (node.type) {
    case 'words':
    case 'literal':
      return [node.text];
    case 'fact':
      return factNodes(node, content.ledger);
    case 'sum':
    case 'source':
    case 'citation':
      return [filledText(content, node)];
    case 'code':
      return [{ type: 'code', text: node.text }];
    case 'break':
      return [{ type: 'br' }];
    case 'link':
      return [linkNode(node, content)];
    default:
      return [{ type: node.type, text: quizText(node.children, content) }];
  }
}

function linkNode({ href, children }: Link, content: Content): QuizNode {
  const { basePath } = content.site.settings;
  const text = quizText(children, content);
  return href.startsWith('https')
    ? { type: 'external', href, text }
    : { type: 'a', href: href.startsWith('/') ? basePath + href : href, text };
}

function factNodes({ id, reading }: Reference, ledger: Ledger): QuizNode[] {
  const entry = ledger.get(id);
  if (entry === undefined) return [referenceToFact(id, reading)];
  const parts = factParts(entry, reading);
  // The separators of a list with this many items.
  const separators = formatList(parts.map(() => '\0')).split('\0');
  const nodes = parts.flatMap(({ reading: printed, text, condition }, i): QuizNode[] => {
    const value = machineReadableValue(entry, printed, text);
    const node: QuizFactNode = value === text ? [id, text] : [id, text, value];
    if (entry.fact.kind === 'date') node[3] = true;
    return [node, condition + separators[i + 1]!];
  });
  return isUnsupportedClaim(entry)
    ? [...nodes, ' ', { type: 'unverified', text: `(${UNSUPPORTED_MARK})` }]
    : nodes;
}

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
