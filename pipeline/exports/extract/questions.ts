/** Canonical records of tests, questions and signs, in plain text. */
import { defined } from '../../../schemas/defined.ts';
import type { Question, QuestionSet } from '../../../schemas/test.ts';
import { drawSign } from '../../draw/sign-drawing.ts';
import { askedTexts, drawingId, rightIndex } from '../../link/question-sets.ts';
import { withFullStop } from '../../text/plain.ts';
import type { Entry } from '../../validate/index.ts';
import type { CanonicalQuestion, CanonicalSign, CanonicalTest } from '../canonical.ts';
import type { Extraction } from './extraction.ts';

export function extractTests({ site, text }: Extraction): CanonicalTest[] {
  return site.entries.tests.map(({ id, data }) => ({
    id,
    title: data.title,
    description: text.plain(data.description),
    minutes: data.duration,
    difficulty: data.difficulty,
    questions: data.questions.map((question) => question.id),
    url: text.href(`/test/${id}/`),
    updated: data.questions
      .map((question) => question.updated)
      .sort()
      .at(-1)!,
  }));
}

export function extractQuestions(extraction: Extraction): CanonicalQuestion[] {
  return extraction.site.entries.tests.flatMap((test) =>
    test.data.questions.map((question, index) =>
      canonicalQuestion(extraction, test, question, index + 1),
    ),
  );
}

export function extractRetos(extraction: Extraction): CanonicalQuestion[] {
  return extraction.site.entries.retos.flatMap((set) =>
    set.data.questions.map((question, index) => ({
      ...canonicalQuestion(extraction, set, question, index + 1),
      reto: true as const,
    })),
  );
}

function canonicalQuestion(
  extraction: Extraction,
  test: Entry<QuestionSet>,
  question: Question,
  position: number,
): CanonicalQuestion {
  const { site, text, citations, disputes } = extraction;
  const reasons = question.options.map(({ why }) => why);
  const texts = [...askedTexts(question), ...reasons];
  const facts = [...new Set([...text.factsIn(texts), ...(question.facts ?? [])])];
  const disputed = disputes(facts);
  const page = `/preguntas/${question.id}/`;
  return defined({
    id: question.id,
    test: test.id,
    category: test.data.title,
    position,
    text: text.plain(question.question),
    options: question.options.map((option) =>
      text.option(option.text),
    ) as CanonicalQuestion['options'],
    answer: rightIndex(question) as CanonicalQuestion['answer'],
    explanation: text.plain(question.explanation),
    reasons: reasons.map((why) => (why === undefined ? null : withFullStop(text.plain(why)))),
    sources: citations(question.cite),
    url: text.href(site.routes.has(page) ? page : `/test/${test.id}/#${question.id}`),
    section: sectionOf(site, question, text.href),
    topic: question.topic,
    sign: pictureOf(extraction, question),
    revision: question.revision,
    updated: question.updated,
    facts,
    disputed: disputed.length > 0,
    disputes: disputed,
  });
}

/** The picture of a question: a sign, or a scene. */
function pictureOf(
  { site, drawScene }: Extraction,
  { sign: id, scene }: Question,
): CanonicalQuestion['sign'] {
  if (scene !== undefined) return { id: drawingId(scene), ...drawScene(scene) };
  const sign = id === undefined ? undefined : site.signs.get(id);
  return sign && { id: sign.id, ...drawSign(sign) };
}

function sectionOf(
  { entries }: Extraction['site'],
  { section }: Question,
  href: (route: string) => string,
): CanonicalQuestion['section'] {
  const [chapterId = '', anchor] = section.split('#');
  const chapter = entries.chapters.find(({ id }) => id === chapterId);
  const title = chapter?.data.sections.find(({ id }) => id === anchor)?.title;
  return {
    title: [chapter?.data.title, title].filter((part) => part !== undefined).join(': '),
    url: href(`/manual/${chapterId}/${anchor === undefined ? '' : `#${anchor}`}`),
  };
}

export function extractSigns({ site, text }: Extraction): CanonicalSign[] {
  return [...site.signs.values()].map((sign) => {
    const { svg, alt } = drawSign(sign);
    const { id, name, alsoCalled, family, kind, code, legend = [], confidence, source } = sign;
    return defined({
      id,
      name,
      alsoCalled,
      family,
      kind,
      code,
      legend,
      alt,
      meaning: text.plain(sign.meaning),
      action: text.plain(sign.action),
      svg,
      confidence,
      source,
    });
  });
}
