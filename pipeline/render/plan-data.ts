/** The files of the plan: the section that teaches each question, and the items of the sign drill. */
import type { Sign } from '../../schemas/sign.ts';
import type { DrillItem, PlanFile } from '../../templates/islands/model/learning/plan-data.ts';
import type { QuizQuestion } from '../../templates/islands/model/quiz-data.ts';
import type { SignImageView } from '../../templates/view.ts';
import { dutyItems, signItems } from '../bank/drill-signs.ts';
import type { TextRenderer } from '../ledger/rich-text.ts';
import { sectionAt } from '../link/section.ts';
import type { Site } from '../link/site.ts';
import { withFullStop } from '../text/plain.ts';
import { hashedJson } from './hashed.ts';
import type { PlanFiles } from './practice.ts';

type PlanSources = {
  site: Site;
  text: Pick<TextRenderer, 'plain' | 'href'>;
  signImage: (sign: Sign) => SignImageView | undefined;
};

/** @param forms the second forms, as screens show them */
export function planFiles(sources: PlanSources, forms: readonly QuizQuestion[]): PlanFiles {
  const signs = signDrills(sources);
  const planned = planData(sources, signs);
  return {
    planned,
    plan: hashedJson('plan', planned),
    signs: hashedJson('dibujos', signs),
    forms: hashedJson('formas', forms),
  };
}

/** @param drills the items of the sign drill */
export function planData({ site, text }: PlanSources, drills: readonly DrillItem[]): PlanFile {
  const sections: PlanFile['sections'] = [];
  const places = new Map<string, number>();
  const taughtIn: PlanFile['taughtIn'] = {};
  for (const [id, { question }] of site.questions) {
    const place = places.get(question.section) ?? sections.length;
    if (place === sections.length) sections.push(sectionAt(site, question.section, text.href));
    places.set(question.section, place);
    taughtIn[id] = place;
  }
  const showing = (sign: string) =>
    [...site.questions.values()].flatMap(({ question }) =>
      question.sign === sign ? [question.id] : [],
    );
  return { sections, taughtIn, drills: drills.map(({ id }) => [id, showing(id)]) };
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
