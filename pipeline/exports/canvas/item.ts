/** The QTI item of a question, including its scoring. */
import type { CanonicalQuestion } from '../canonical.ts';
import { feedbackHtml } from '../questions.ts';
import {
  type Attributes,
  escapeWithBreaks,
  paragraph,
  XML_DECLARATION,
  xmlElement,
} from '../xml.ts';

const NAMESPACE = 'http://www.imsglobal.org/xsd/imsqti_v2p1';
const SCHEMA = 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd';
export const XSI_NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';

/** A file with one root element of QTI 2.1, the version that learning platforms import. */
export function qtiDocument(name: string, attributes: Attributes, ...children: string[]): string {
  const root = {
    xmlns: NAMESPACE,
    'xmlns:xsi': XSI_NAMESPACE,
    'xsi:schemaLocation': `${NAMESPACE} ${SCHEMA}`,
    ...attributes,
  };
  return `${XML_DECLARATION}${xmlElement(name, root, ...children)}\n`;
}

/** QTI identifiers must not begin with a digit. */
export const qtiItemId = (id: string) => `lpr-${id}`;

/**
 * Canvas keeps feedback only under these names: `general_…` for the question, and `feedback_N_fb` for the option
 * RESPONSE_N (gems/plugins/qti_exporter/lib/qti/assessment_item_converter.rb of instructure/canvas-lms).
 */
const EXPLANATION = 'general_fb';
const choiceId = (index: number) => `RESPONSE_${index + 1}`;
const reasonId = (index: number) => `feedback_${index + 1}_fb`;

/** @param picture path of the drawing, relative to the item */
export function qtiItem(question: CanonicalQuestion, picture: string | undefined): string {
  const { id, text, options, answer, sign } = question;
  const image =
    picture && sign ? xmlElement('p', xmlElement('img', { src: picture, alt: sign.alt })) : '';
  const choices = options.map((option, index) =>
    xmlElement(
      'simpleChoice',
      { identifier: choiceId(index), fixed: false },
      escapeWithBreaks(option),
    ),
  );
  return qtiDocument(
    'assessmentItem',
    {
      identifier: qtiItemId(id),
      title: id,
      'xml:lang': 'es-PR',
      adaptive: false,
      timeDependent: false,
    },
    xmlElement(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
      xmlElement('correctResponse', xmlElement('value', choiceId(answer))),
    ),
    outcome('SCORE', 'float', '0'),
    outcome('MAXSCORE', 'float', '1'),
    outcome('FEEDBACK', 'identifier'),
    outcome('MOTIVO', 'identifier'),
    xmlElement(
      'itemBody',
      paragraph(text),
      image,
      xmlElement(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: true, maxChoices: 1 },
        ...choices,
      ),
    ),
    responseProcessing(question),
    ...reasonsOf(question),
    xmlElement(
      'modalFeedback',
      { outcomeIdentifier: 'FEEDBACK', identifier: EXPLANATION, showHide: 'show' },
      feedbackHtml(question),
    ),
  );
}

function reasonsOf({ reasons }: CanonicalQuestion): string[] {
  return reasons.flatMap((reason, index) => {
    if (reason === null) return [];
    const attributes = {
      outcomeIdentifier: 'MOTIVO',
      identifier: reasonId(index),
      showHide: 'show',
    };
    return [xmlElement('modalFeedback', attributes, paragraph(reason))];
  });
}

function outcome(identifier: string, baseType: string, value?: string) {
  const initial =
    value === undefined ? [] : [xmlElement('defaultValue', xmlElement('value', value))];
  return xmlElement(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType },
    ...initial,
  );
}

/** Written out in full, because players would have to download a template that is only named. */
function responseProcessing({ reasons }: CanonicalQuestion): string {
  const value = (baseType: string, text: string) => xmlElement('baseValue', { baseType }, text);
  const set = (identifier: string, baseType: string, text: string) =>
    xmlElement('setOutcomeValue', { identifier }, value(baseType, text));
  const response = xmlElement('variable', { identifier: 'RESPONSE' });
  const isRight = xmlElement('match', response, xmlElement('correct', { identifier: 'RESPONSE' }));
  const score = xmlElement(
    'responseCondition',
    xmlElement('responseIf', isRight, set('SCORE', 'float', '1')),
    xmlElement('responseElse', set('SCORE', 'float', '0')),
  );
  const chosen = reasons.flatMap((reason, index) => {
    if (reason === null) return [];
    const isChosen = xmlElement('match', response, value('identifier', choiceId(index)));
    const then = set('MOTIVO', 'identifier', reasonId(index));
    return [xmlElement('responseCondition', xmlElement('responseIf', isChosen, then))];
  });
  return xmlElement(
    'responseProcessing',
    score,
    ...chosen,
    set('FEEDBACK', 'identifier', EXPLANATION),
  );
}
