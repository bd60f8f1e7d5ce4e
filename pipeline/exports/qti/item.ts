/** The QTI item of a question, with its scoring inside. */
import type { CanonicalQuestion } from '../canonical.ts';
import { feedbackHtml } from '../questions.ts';
import { element, inline, paragraph } from '../xml.ts';
import { type Dialect, document } from './dialect.ts';

/** Identifiers begin with a letter. */
export const itemId = (id: string) => `lpr-${id}`;

/**
 * Canvas keeps a feedback only under such names: `general_…` of the question, and `feedback_N_fb` of the option RESPONSE_N
 * (gems/plugins/qti_exporter/lib/qti/assessment_item_converter.rb of instructure/canvas-lms).
 */
const EXPLANATION = 'general_fb';
const choiceId = (index: number) => `RESPONSE_${index + 1}`;
const reasonId = (index: number) => `feedback_${index + 1}_fb`;

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
  const choices = options.map((option, index) =>
    q('simpleChoice', { identifier: choiceId(index), fixed: false }, inline(option)),
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
      q('correctResponse', {}, q('value', {}, choiceId(answer))),
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
    responseProcessing(dialect, question),
    ...reasonsOf(dialect, question),
    q(
      'modalFeedback',
      { outcomeIdentifier: 'FEEDBACK', identifier: EXPLANATION, showHide: 'show' },
      dialect.body(feedbackHtml(question)),
    ),
  );
}

/** The reason of each wrong option, shown to who chose it. */
function reasonsOf(dialect: Dialect, { reasons }: CanonicalQuestion): string[] {
  return reasons.flatMap((reason, index) => {
    if (reason === null) return [];
    const attributes = {
      outcomeIdentifier: 'MOTIVO',
      identifier: reasonId(index),
      showHide: 'show',
    };
    return [dialect.element('modalFeedback', attributes, dialect.body(paragraph(reason)))];
  });
}

function outcome({ element: q }: Dialect, identifier: string, baseType: string, value?: string) {
  const initial = value === undefined ? [] : [q('defaultValue', {}, q('value', {}, value))];
  return q('outcomeDeclaration', { identifier, cardinality: 'single', baseType }, ...initial);
}

/** Written out: players would have to fetch a template that is only named. */
function responseProcessing({ element: q }: Dialect, { reasons }: CanonicalQuestion): string {
  const value = (baseType: string, text: string) => q('baseValue', { baseType }, text);
  const set = (identifier: string, baseType: string, text: string) =>
    q('setOutcomeValue', { identifier }, value(baseType, text));
  const response = q('variable', { identifier: 'RESPONSE' });
  const isRight = q('match', {}, response, q('correct', { identifier: 'RESPONSE' }));
  const score = q(
    'responseCondition',
    {},
    q('responseIf', {}, isRight, set('SCORE', 'float', '1')),
    q('responseElse', {}, set('SCORE', 'float', '0')),
  );
  const chosen = reasons.flatMap((reason, index) => {
    if (reason === null) return [];
    const isChosen = q('match', {}, response, value('identifier', choiceId(index)));
    const then = set('MOTIVO', 'identifier', reasonId(index));
    return [q('responseCondition', {}, q('responseIf', {}, isChosen, then))];
  });
  return q('responseProcessing', {}, score, ...chosen, set('FEEDBACK', 'identifier', EXPLANATION));
}
