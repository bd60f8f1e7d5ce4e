/** The files of the plan: the section that teaches each question, every concept with its forms, and the items of the sign drill. */
import type { Sign } from '../../schemas/sign.ts';
import type { FileConcept } from '../../templates/islands/model/learning/forms.ts';
import type { DrillItem, PlanFile } from '../../templates/islands/model/learning/plan-data.ts';
import { DRILL_REVISION, RIGHT_DRILL } from '../../templates/islands/model/progress.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import type { SignImageView } from '../../templates/view.ts';
import { conceptsOf, type Form } from '../bank/concepts.ts';
import { dutyItems, signItems } from '../bank/drill-signs.ts';
import type { Bank } from '../bank/item.ts';
import type { TextRenderer } from '../ledger/rich-text.ts';
import { sectionAt } from '../link/section.ts';
import type { Site } from '../link/site.ts';
import { withFullStop } from '../text/plain.ts';
import { hashedJson } from './hashed.ts';
import type { PlanFiles } from './practice.ts';
import { stopKeys } from './stops.ts';

type PlanSources = {
  site: Site;
  text: Pick<TextRenderer, 'plain' | 'href'>;
  signImage: (sign: Sign) => SignImageView | undefined;
};

/** What a session is chosen from. `forms`: the second forms, as screens show them. */
type Planned = {
  drills: readonly DrillItem[];
  forms: readonly QuizQuestion[];
  concepts: readonly FileConcept[];
  names: PlanFile['names'];
};

export function planFiles(
  sources: Pick<PlanSources, 'site' | 'text'>,
  { drills, forms, concepts, names }: Planned,
): PlanFiles {
  const planned = { ...planData(sources, concepts), names };
  return {
    planned,
    plan: hashedJson('plan', planned),
    signs: hashedJson('dibujos', drills),
    forms: hashedJson('formas', forms),
  };
}

/** @param concepts as `fileConcepts` makes them */
export function planData(
  { site, text }: Pick<PlanSources, 'site' | 'text'>,
  concepts: readonly FileConcept[],
): Omit<PlanFile, 'names'> {
  const sections: PlanFile['sections'] = [];
  const places = new Map<string, number>();
  const taughtIn: PlanFile['taughtIn'] = {};
  for (const [id, { question }] of [...site.questions, ...site.formas]) {
    const place = places.get(question.section) ?? sections.length;
    if (place === sections.length) sections.push(sectionAt(site, question.section, text.href));
    places.set(question.section, place);
    taughtIn[id] = place;
  }
  return {
    sections,
    taughtIn,
    concepts: [...concepts],
    stops: stopKeys(site, concepts),
    places: site.entries.road.flatMap(({ data }) =>
      data.stops.map(({ id, name, landmark }) => ({ id, name, landmark })),
    ),
  };
}

/** The names of what has forms, as the end of a session says them. */
export const conceptNames = (bank: Bank): PlanFile['names'] =>
  Object.fromEntries(
    conceptsOf(bank).flatMap(({ id, title, forms }) => (forms.length > 0 ? [[id, title]] : [])),
  );

const RANKS = ['central', 'usual', 'raro'];

/** The concepts as the plan keeps them; a question that asks none of them is one of its own. */
export function fileConcepts(bank: Bank, drills: readonly DrillItem[]): FileConcept[] {
  const drawn = new Set(drills.map(({ id }) => id));
  const { site } = bank;
  // The item of a sign has the sign's own id in sessions.
  const signs = new Map(
    [...signItems(site), ...dutyItems(site)].map(({ id, about }) => [id, about]),
  );
  const asked = ({ id }: Form): string[] => {
    const sign = signs.get(id) ?? '';
    if (drawn.has(sign)) return [sign];
    const kind = items.get(id)?.kind;
    return kind === 'test' || kind === 'forma' ? [id] : [];
  };
  const items = new Map(bank.items.map((item) => [item.id, item]));
  const fed = ({ id, kind }: Form): FileConcept[3] => {
    const item = items.get(id);
    if (item?.kind === 'reto' || item?.kind === 'forma')
      return [[id, item.question.revision, item.answer]];
    return kind === 'clip' ? [[id, DRILL_REVISION, RIGHT_DRILL]] : [];
  };
  const concepts = conceptsOf(bank).map(
    ({ id, rank, forms }): FileConcept => [
      id,
      RANKS.indexOf(rank),
      [...new Set(forms.flatMap(asked))],
      forms.flatMap(fed),
    ],
  );
  const taken = new Set(concepts.flatMap(([, , asked]) => asked));
  const alone = [
    ...bank.items.flatMap(({ id, kind }) => (kind === 'test' ? [id] : [])),
    ...(concepts.length === 0 ? drawn : []),
  ].filter((id) => !taken.has(id));
  return inRoadOrder(site, [
    ...concepts,
    ...alone.map((id): FileConcept => [id, RANKS.length - 1, [id], []]),
  ]);
}

/** What is met first is what the road meets first; what no stop asks comes after it. */
function inRoadOrder(site: Site, concepts: readonly FileConcept[]): FileConcept[] {
  const places = new Map(
    stopKeys(site, concepts)
      .flatMap(([, ids], at) => ids.map((id) => [id, at] as const))
      .toReversed(),
  );
  const placeOf = ([id]: FileConcept) => places.get(id) ?? places.size;
  return [...concepts].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The item of each drawn sign that the rules let a drill ask. The right option is the first; the wrong
 * ones are in the order of `wrong` in the file of the drills.
 */
export function signDrills({ site, text: { plain }, signImage }: PlanSources): DrillItem[] {
  const items = [...signItems(site), ...dutyItems(site)];
  return items.flatMap(({ about, asks, stem, options }): DrillItem[] => {
    const sign = site.signs.get(about)!;
    const image = signImage(sign);
    if (image === undefined || site.questions.has(about)) return [];
    const others = options.filter((id) => id !== about).map((id) => site.signs.get(id)!);
    return [
      {
        id: about,
        stem,
        options: [sign, ...others].map((each) =>
          plain(each[asks]).replace(/\.$/, ''),
        ) as DrillItem['options'],
        errors: [null, ...others.map(({ name }) => `${OTHERWISE[asks]}: «${name}».`)],
        explanation: `${sign.name}. ${withFullStop(plain(sign[asks === 'meaning' ? 'action' : 'meaning']))}`,
        sign: image,
        section: signSection(site, sign),
      },
    ];
  });
}

const OTHERWISE = { meaning: 'Eso significa otra', action: 'Eso lo pide otra' } as const;

/** The section of the manual that teaches the family; without one, the sign in the gallery. */
export function signSection({ entries, settings }: Site, sign: Sign): DrillItem['section'] {
  const family = entries.signs.find(({ data }) => data.items.includes(sign))?.id;
  for (const { id, data } of entries.chapters) {
    const section = data.sections.find(({ signs }) => signs === family);
    if (section)
      return {
        title: `${data.title}: ${section.title}`,
        href: `${settings.basePath}/manual/${id}/#${section.id}`,
      };
  }
  return { title: sign.name, href: `${settings.basePath}/senales/#${sign.id}` };
}
