/**
 * The files of the plan: the section that teaches each question, every rule with its forms, and the items of the sign
 * drill.
 */
import { EXAM_PLACE } from '../../../schemas/road.ts';
import type { Sign } from '../../../schemas/sign.ts';
import { WEIGHTED_TOPICS } from '../../../schemas/test.ts';
import type { RuleRecord } from '../../../templates/islands/model/learning/forms.ts';
import type { DrillItem, PlanFile } from '../../../templates/islands/model/learning/plan-data.ts';
import { DRILL_REVISION, DRILL_RIGHT_CHOICE } from '../../../templates/islands/model/progress.ts';
import type { FormQuestion } from '../../../templates/islands/model/quiz-data.ts';
import type { SignImageView } from '../../../templates/view.ts';
import type { FormOfConcept } from '../../bank/concepts.ts';
import { dutyItems, signItems } from '../../bank/drill-signs.ts';
import { examTopicsOf } from '../../bank/exam-topics.ts';
import type { Bank } from '../../bank/item.ts';
import { learningRulesOf } from '../../bank/learning-rules.ts';
import type { TextRenderer } from '../../ledger/rich-text.ts';
import { sectionAt } from '../../link/section.ts';
import type { Site } from '../../link/site.ts';
import { groupByNames } from '../../program/group-by-names.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { withFullStop } from '../../text/plain-text.ts';
import { hashedJson } from '../document/hashed-files.ts';
import { placeDrawingAddress } from '../pictures/place-pictures.ts';
import { rulesByStop } from './stops.ts';

type PlanSources = {
  site: Site;
  text: Pick<TextRenderer, 'plain' | 'href'>;
  signImage: (sign: Sign) => SignImageView | undefined;
};

/** The items that a session chooses from. `forms`: the second forms, as screens show them. */
type Planned = {
  drills: readonly DrillItem[];
  forms: readonly FormQuestion[];
  rules: readonly RuleRecord[];
  names: PlanFile['names'];
};

export function planFiles(
  sources: Pick<PlanSources, 'site' | 'text'>,
  { drills, forms, rules, names }: Planned,
) {
  const planned: PlanFile = { ...planData(sources, rules), names };
  return {
    planned,
    plan: hashedJson('plan', planned),
    signs: hashedJson('dibujos', drills),
    /** One file for each topic that has second forms. */
    forms: WEIGHTED_TOPICS.flatMap((topic) => {
      const own = forms.filter((form) => form.topic === topic);
      return own.length === 0 ? [] : [hashedJson(`formas-${topic}`, own)];
    }),
  };
}

/** @param rules the rules from `fileRules` */
export function planData(
  { site, text }: Pick<PlanSources, 'site' | 'text'>,
  rules: readonly RuleRecord[],
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
    rules: [...rules],
    stops: rulesByStop(site, rules),
    examPicture: placeDrawingAddress(site, EXAM_PLACE.landmark),
    places: site.entries.road.flatMap(({ data }) =>
      data.stops.map(({ id, name, place, landmark }) => ({
        id,
        name,
        place,
        landmark,
        picture: placeDrawingAddress(site, landmark),
      })),
    ),
  };
}

/**
 * The names of the rules for the end of a session. If several rules share a name, a rule that is a test question
 * without a sign gets no name: the page prints the question instead.
 */
export function ruleNames(bank: Bank): PlanFile['names'] {
  const byTitle = groupByNames(learningRulesOf(bank), ({ title }) => [title]);
  const worded = new Set(
    bank.items.flatMap(({ id, kind, question }) => (kind === 'test' && !question.sign ? [id] : [])),
  );
  return Object.fromEntries(
    [...byTitle].flatMap(([title, rules]) =>
      rules.filter(({ id }) => rules.length === 1 || !worded.has(id)).map(({ id }) => [id, title]),
    ),
  );
}

const RANKS = ['central', 'usual', 'raro'];

/** The rules as the plan stores them. */
export function planFileRules(bank: Bank, drills: readonly DrillItem[]): RuleRecord[] {
  const drawn = new Set(drills.map(({ id }) => id));
  const { site } = bank;
  // In a session, the item about a sign has the sign's own id.
  const signs = new Map(
    [...signItems(site), ...dutyItems(site)].map(({ id, about }) => [id, about]),
  );
  const items = new Map(bank.items.map((item) => [item.id, item]));
  const asked = ({ id }: FormOfConcept): string[] => {
    const sign = signs.get(id) ?? '';
    if (drawn.has(sign)) return [sign];
    const kind = items.get(id)?.kind;
    return kind === 'test' || kind === 'forma' ? [id] : [];
  };
  const fed = ({ id, kind }: FormOfConcept): RuleRecord[3] => {
    const item = items.get(id);
    if (item?.kind === 'reto' || item?.kind === 'forma')
      return [[id, item.question.revision, item.answer]];
    return kind === 'clip' ? [[id, DRILL_REVISION, DRILL_RIGHT_CHOICE]] : [];
  };
  const rules = learningRulesOf(bank).map(
    ({ id, rank, forms }): RuleRecord => [
      id,
      RANKS.indexOf(rank),
      [...new Set(forms.flatMap(asked))],
      forms.flatMap(fed),
    ],
  );
  // Without exam topics, no rule covers signs, so each drill becomes a rule.
  const alone = examTopicsOf(site) ? [] : drills.map(({ id }): RuleRecord => [id, 2, [id], []]);
  return inRoadOrder(site, [...rules, ...alone]);
}

/** Sorts the rules by the first stop of the road that has them; rules that belong to no stop come last. */
function inRoadOrder(site: Site, rules: readonly RuleRecord[]): RuleRecord[] {
  const places = new Map(
    rulesByStop(site, rules)
      .flatMap(([, ids], at) => ids.map((id) => [id, at] as const))
      .toReversed(),
  );
  const placeOf = ([id]: RuleRecord) => places.get(id) ?? places.size;
  return [...rules].sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The items of the sign drill: the generated items whose sign has a drawing, except signs with the id of a question.
 * The right option comes first; the wrong ones are in the order of `wrong` in the file of the drills.
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
        explanation: `${sign.name}: ${lowerFirst(withFullStop(plain(sign[asks === 'meaning' ? 'action' : 'meaning'])))}`,
        sign: image,
        faces: [sign, ...others].map((each) => ({ name: each.name, sign: signImage(each) })),
        section: signSection(site, sign),
      },
    ];
  });
}

const OTHERWISE = { meaning: 'Eso significa otra', action: 'Eso lo pide otra' } as const;

/** The section of the manual that teaches the family, or else the sign in the gallery. */
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
