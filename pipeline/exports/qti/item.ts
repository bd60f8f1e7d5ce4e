/** The QTI item of a question, with its scoring inside. */
import { type CanonicalQuestion, LETTERS } from '../canonical.ts';
import { feedbackHtml } from '../questions.ts';
import { element, inline, paragraph } from '../xml.ts';
import { type Dialect, document } from './dialect.ts';

/** Identifiers begin with a letter. */
export const itemId = (id: string) => `lpr-${id}`;

/** @param picture path of the drawing, seen from the item */
export function item(
  dialect: Dialect,
  question: CanonicalQuestion,
  picture: string | undefined,
): string {
  const { id, text, options, answer, sign } = question;
  const q = dialect.element;
  const image =
    picture && sign ? element('p', {}, element('img', { src: picture, alt: sign.alt })) : '';
  const choices = LETTERS.map((letter, index) =>
    q('simpleChoice', { identifier: letter, fixed: false }, inline(options[index]!)),
  );
  return document(
    dialect,
    'assessmentItem',
    {
      identifier: itemId(id),
      title: id,
      'xml:lang': 'es-PR',
      adaptive: false,
      timeDependent: false,
    },
    q(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
      q('correctResponse', {}, q('value', {}, LETTERS[answer])),
    ),
    outcome(dialect, 'SCORE', 'float', '0'),
    outcome(dialect, 'MAXSCORE', 'float', '1'),
    outcome(dialect, 'FEEDBACK', 'identifier'),
    outcome(dialect, 'MOTIVO', 'identifier'),
    q(
      'itemBody',
      {},
      paragraph(text),
      image,
      q(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: true, maxChoices: 1 },
        ...choices,
      ),
    ),
    responseProcessing(dialect),
    ...reasonsOf(dialect, question),
    q(
      'modalFeedback',
      { outcomeIdentifier: 'FEEDBACK', identifier: 'EXPLICACION', showHide: 'show' },
      dialect.body(feedbackHtml(question)),
    ),
  );
}

/** The reason of each wrong option, shown to who chose it. */
function reasonsOf(dialect: Dialect, { reasons }: CanonicalQuestion): string[] {
  return LETTERS.flatMap((letter, index) => {
    const reason = reasons[index];
    if (reason == null) return [];
    const attributes = { outcomeIdentifier: 'MOTIVO', identifier: letter, showHide: 'show' };
    return [dialect.element('modalFeedback', attributes, dialect.body(paragraph(reason)))];
  });
}

function outcome({ element: q }: Dialect, identifier: string, baseType: string, value?: string) {
  const initial = value === undefined ? [] : [q('defaultValue', {}, q('value', {}, value))];
  return q('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, ...initial);
}

/** Written out: players would have to fetch a template that is only named. */
function responseProcessing({ element: q }: Dialect): string {
  const set = (identifier: string, baseType: string, value: string) =>
    q('setOutcomeValue', { identifier }, q('baseValue', { baseType }, value));
  const response = { identifier: 'RESPONSE' };
  const isRight = q('match', {}, q('variable', response), q('correct', response));
  const score = q(
    'responseCondition',
    {},
    q('responseIf', {}, isRight, set('SCORE', 'float', '1')),
    q('responseElse', {}, set('SCORE', 'float', '0')),
  );
  const chosen = q('setOutcomeValue', { identifier: 'MOTIVO' }, q('variable', response));
  return q('responseProcessing', {}, score, chosen, set('FEEDBACK', 'identifier', 'EXPLICACION'));
}
