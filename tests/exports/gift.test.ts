/** GIFT: every question back through the grammar of gift-pegjs; the pictures, which it cannot hold, said to be left out. */
import { type GIFTQuestion, type MultipleChoice, parse } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import type { Canonical } from '../../pipeline/exports/canonical.ts';
import { canonicalOf } from '../../pipeline/exports/index.ts';
import { contentOf, project } from '../project.ts';
import { SAMPLE } from '../sample-data.ts';
import { essence, sampleCanonical, tortureCanonical } from './canonical.ts';
import { make } from './files.ts';
import { htmlPieces, isPng } from './markup.ts';

const CANONICALS: [string, () => Canonical][] = [
  ['a small site with something of everything', sampleCanonical],
  ['strings that break writers', tortureCanonical],
];
const ALL = '/descargas/gift/todas.gift.txt';

function read(text: string) {
  let category = '';
  return parse(text).flatMap((each: GIFTQuestion) => {
    if (each.type === 'Category') {
      category = each.title.replaceAll('//', '\0').split('/').at(-1)!.replaceAll('\0', '/');
      return [];
    }
    expect(each.type).toBe('MC');
    const question = each as MultipleChoice;
    for (const { text: choice } of question.choices) expect(choice.format).toBe('html');
    expect(question.id).toBe(question.title);
    const { paragraphs, images } = htmlPieces(question.stem.text);
    return [
      {
        id: question.id!,
        category,
        text: paragraphs[0],
        options: question.choices.map(({ text: choice }) => htmlPieces(choice.text).paragraphs[0]),
        answer: question.choices.findIndex(({ isCorrect }) => isCorrect),
        explanation: htmlPieces(question.globalFeedback!.text).paragraphs[0],
        disputed: question.tags!.includes('cifra-disputada'),
        reasons: question.choices.map(({ feedback }) =>
          feedback === null ? null : htmlPieces(feedback.text).paragraphs[0],
        ),
        images,
      },
    ];
  });
}

describe.each(CANONICALS)('the GIFT files of %s', (_, canonicalOf) => {
  it('give every question back through gift-pegjs, with the address of its picture and its description', async () => {
    const canonical = canonicalOf();
    const made = await make('gift', canonical);
    const expected = canonical.questions.map((question) => {
      const { image, ...rest } = essence(question);
      const src = `${canonical.meta.address}descargas/imagenes/${image}.png`;
      return {
        ...rest,
        reasons: question.reasons,
        images: image === null ? [] : [{ src, alt: question.sign!.alt }],
      };
    });
    expect(read(made.text(ALL))).toEqual(expected);
    expect(
      canonical.tests.flatMap(({ id }) => read(made.text(`/descargas/gift/test-${id}.gift.txt`))),
    ).toEqual(expected);
  });

  it('lead to a picture, and never to a page with the answer', async () => {
    const canonical = canonicalOf();
    const { text, bytes } = await make('gift', canonical);
    for (const question of parse(text(ALL))) {
      if (question.type !== 'MC') continue;
      expect(question.stem.text).not.toContain('/preguntas/');
      for (const { src } of htmlPieces(question.stem.text).images)
        expect(isPng(bytes(src.slice(canonical.meta.address.length - 1)))).toBe(true);
    }
  });

  it('say which pictures are left out', async () => {
    const canonical = canonicalOf();
    const { leftOut, text } = await make('gift', canonical);
    for (const { id, sign } of canonical.questions)
      expect(leftOut.join('\n').includes(id), id).toBe(sign !== undefined);
    for (const part of [
      canonical.meta.notice,
      canonical.meta.version,
      canonical.meta.licence.url,
      canonical.meta.address,
    ])
      expect(text(ALL)).toContain(part);
  });
});

describe('the address of a picture', () => {
  /** Two questions show a sign and a scene that have one id. */
  async function pictures() {
    const scenes = SAMPLE['escenas/cruces.json'] as Record<string, object>;
    const bank = structuredClone(SAMPLE['tests/2-reglas']) as { questions: object[] };
    Object.assign(bank.questions[0]!, { sign: 'no-entre' });
    Object.assign(bank.questions[1]!, { scene: 'no-entre' });
    const content = contentOf(
      project({
        ...SAMPLE,
        'escenas/cruces.json': { ...scenes, 'no-entre': scenes['cruce-con-pare']! },
        'tests/2-reglas': bank,
      }),
    );
    return make('gift', canonicalOf(content, content.site!.newest));
  }

  it('is another one for a scene with the id of a sign', async () => {
    const { bytes, text } = await pictures();
    const sign = bytes('/descargas/imagenes/no-entre.png');
    const scene = bytes('/descargas/imagenes/escena-no-entre.png');
    expect([sign, scene].every(isPng)).toBe(true);
    expect(Buffer.compare(sign, scene)).not.toBe(0);
    expect(text(ALL)).toContain('descargas/imagenes/escena-no-entre.png');
  });
});
