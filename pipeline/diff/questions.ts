/** Two contents → the questions that are new, gone, or mean something else. */
import { defined } from '../../schemas/defined.ts';
import { type Item, readBank } from '../bank/item.ts';
import { meaningOf } from '../bank/meaning.ts';
import type { Rendered } from './pages.ts';
import type { QuestionChange, QuestionPart } from './types.ts';

/** What makes a stored answer an answer to another question. */
const MEANING: readonly QuestionPart[] = ['stem', 'picture', 'key', 'options', 'order'];

export function changedQuestions(before: Rendered, after: Rendered): QuestionChange[] {
  const old = itemsOf(before);
  const now = itemsOf(after);
  const changes: QuestionChange[] = [];
  for (const [id, item] of now) {
    const former = old.get(id);
    const change = former === undefined ? created(item) : changed(former, item);
    if (change !== undefined) changes.push(change);
  }
  for (const id of old.keys())
    if (!now.has(id))
      changes.push({ question: id, change: 'gone', parts: [], sameRevision: false });
  return changes;
}

const itemsOf = ({ site, ledger }: Rendered): Map<string, Item> =>
  new Map(readBank(site, ledger).items.map((item) => [item.id, item]));

const pageOf = (item: Item) => `/preguntas/${item.id}/`;

const created = (item: Item): QuestionChange => ({
  question: item.id,
  page: pageOf(item),
  change: 'new',
  parts: [],
  sameRevision: false,
});

function changed(before: Item, after: Item): QuestionChange | undefined {
  const parts = changedParts(before, after);
  if (parts.length === 0) return undefined;
  return defined({
    question: after.id,
    page: pageOf(after),
    change: 'changed' as const,
    parts,
    key: parts.includes('key') ? { before: before.key.text, after: after.key.text } : undefined,
    sameRevision:
      before.question.revision === after.question.revision &&
      parts.some((part) => MEANING.includes(part)),
  });
}

/** As printed: a fact that prints another value changes a question without an edit of it. */
function changedParts(before: Item, after: Item): QuestionPart[] {
  const [old, now] = [meaningOf(before), meaningOf(after)];
  const isSameList = (a: readonly string[], b: readonly string[]) =>
    JSON.stringify(a) === JSON.stringify(b);
  const isSameSet = isSameList([...old.options].sort(), [...now.options].sort());
  const found: Record<QuestionPart, boolean> = {
    stem: old.stem !== now.stem,
    picture: old.picture !== now.picture,
    key: old.key !== now.key,
    options: !isSameSet,
    order: isSameSet && !isSameList(old.options, now.options),
    explanation: before.explanation.text !== after.explanation.text,
  };
  return (Object.keys(found) as QuestionPart[]).filter((part) => found[part]);
}
