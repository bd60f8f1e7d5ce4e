/**
 * The form of `dev` in which a person edits a question or adds one, without knowing JSON: what it opens, what is found in
 * the text as it is typed, and the file that it writes.
 */
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content, ReadContent } from '../content.ts';
import { newRecord } from '../edit/new.ts';
import { fieldAtLine, type QuestionRecord, questionText } from '../edit/question-form.ts';
import { type Finding, sortFindings } from '../findings/finding.ts';
import { withFollowers } from '../findings/followers.ts';
import type { SourceDocument } from '../load/document.ts';
import { folderOf, gather, isItem } from '../load/gather.ts';
import { UsageError } from '../program/failures.ts';
import { known } from '../validate/index.ts';
import { writeEdited, writeFileWhole } from '../write/output/atomic.ts';
import { type CommandContext, contentOptions } from './context.ts';
import { formPage } from './dev-form-page.ts';
import { requireInside } from './new.ts';

/** A question of the content by its id, or a new one of a test or of the retos of a topic. */
export type Asked = { id: string } | { set: string; form: string; asks: string };
/** A question as the form holds it. @property path of its file below the data folder */
export type Draft = { path: string; record: QuestionRecord };
export type FormFinding = Pick<Finding, 'severity' | 'title' | 'help'> & {
  /** The field that it is beside; absent for one of the whole question. */
  field?: string;
};
export type Opened = Draft & {
  /** Of the text of the file; empty for one that is not there yet. */
  hash: string;
  findings: FormFinding[];
  /** The other questions there, by which a person chooses its place. */
  others: { order: number; title: string }[];
};

export type QuestionForm = {
  page(): string;
  /** @throws UsageError if there is no such question, or it cannot be one */
  open(asked: Asked): Opened;
  check(draft: Draft): FormFinding[];
  /** Writes the file. @returns the hash of its text @throws UsageError if it is not what was opened */
  save(draft: Draft & { hash: string }): string;
};

const QUESTION_FILE = /^(?:tests|retos)\/[a-z0-9-]+\/([a-z0-9-]+)\.json$/;

/** @param contentOf what was read last @param read reads the content again, with a text that is not saved */
export function createQuestionForm(
  context: CommandContext,
  contentOf: () => Content | undefined,
  read: ReadContent,
): QuestionForm {
  const options = contentOptions(context);
  const { data, label, today } = options;

  const content = () => {
    const now = contentOf();
    if (now?.site !== undefined && now.ledger !== undefined)
      return { ...now, site: now.site, ledger: now.ledger };
    throw new UsageError('the content cannot be read now: see what dev has printed');
  };
  /** @throws UsageError for any path but that of a question in a folder of questions */
  const located = ({ path, record }: Draft) => {
    const id = QUESTION_FILE.exec(path)?.[1];
    const { documents } = content();
    const own = documents.find((each) => !isItem(each) && folderOf(each.path) === folderOf(path));
    if (id === undefined || own === undefined || own.path === path || record.id !== id)
      throw new UsageError(`${path} is no file of a question`);
    const file = join(data, path);
    requireInside(data, dirname(file), `${label}/${path}`);
    const info = lstatSync(file, { throwIfNoEntry: false });
    if (info !== undefined && !info.isFile()) throw new UsageError(`${path} is no file`);
    const text = info === undefined ? undefined : readFileSync(file, 'utf8');
    return { file, collection: own.collection, text };
  };
  const check = (draft: Draft) => {
    const { text: before, collection } = located(draft);
    const text = questionText(draft.record, recordIn(before));
    const file = `${label}/${draft.path}`;
    const { findings } = read({
      ...options,
      unsaved: { collection, path: draft.path, file, text },
    });
    return withFollowers(sortFindings(findings))
      .filter(({ at, severity }) => at.file === file && severity !== 'note')
      .map((finding) => formFinding(finding, text));
  };
  const opened = (draft: Draft): Opened => {
    const { text } = located(draft);
    return { ...draft, hash: hashOf(text), findings: check(draft), others: othersOf(draft) };
  };
  const othersOf = ({ path }: Draft) =>
    content()
      .documents.filter((each) => isItem(each) && folderOf(each.path) === folderOf(path))
      .filter((each) => each.path !== path)
      .map(({ data }) => data as Partial<Record<'id' | 'question' | 'order', unknown>>)
      .map(({ id, question, order }) => ({ order: Number(order), title: `${id}: ${question}` }))
      .sort((a, b) => a.order - b.order);
  const ofContent = (id: string): Draft => {
    const document = content().documents.find((each) => isQuestion(each, id));
    if (document === undefined) throw new UsageError(`there is no question "${id}"`);
    const text = readFileSync(join(data, document.path), 'utf8');
    return { path: document.path, record: recordIn(text) as QuestionRecord };
  };
  const fresh = ({ set, form, asks }: Exclude<Asked, { id: string }>): Draft => {
    const { documents, site } = content();
    const record = newRecord('question', set, {
      entries: site.entries,
      known: known(gather({ documents, unread: [] }).value, site.entries),
      today,
      options: { asks, form: /^\d+$/.test(set) ? form : undefined },
    });
    return { path: record.path, record: JSON.parse('text' in record ? record.text : '{}') };
  };
  return {
    page: () => formPage(content().site, content().ledger),
    open: (asked) => opened('id' in asked ? ofContent(asked.id) : fresh(asked)),
    check,
    save(draft) {
      const { file, text } = located(draft);
      if (hashOf(text) !== draft.hash)
        throw new UsageError(
          `${draft.path} has been changed by somebody else since it was opened: copy your words, and open it again`,
        );
      const next = questionText(draft.record, recordIn(text));
      if (text === undefined) writeFileWhole(file, next);
      else writeEdited(file, next);
      return hashOf(readFileSync(file, 'utf8'));
    },
  };
}

const isQuestion = (document: SourceDocument, id: string) =>
  isItem(document) && QUESTION_FILE.exec(document.path)?.[1] === id;

const hashOf = (text: string | undefined) =>
  text === undefined ? '' : createHash('sha256').update(text).digest('hex');

/** @throws UsageError if it is not sound JSON: what cannot be read must not be written over */
function recordIn(text = '{}'): object {
  try {
    const record: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return record;
  } catch {}
  throw new UsageError('the file of this question is not sound JSON: correct it in an editor');
}

function formFinding({ severity, title, help, at }: Finding, text: string): FormFinding {
  const field = at.range && fieldAtLine(text, at.range.start.line);
  return { severity, title, help, ...(field === undefined ? {} : { field }) };
}
