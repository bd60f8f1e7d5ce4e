/** The file that /plan/ fetches: the section that teaches each question, and the items of the sign drill. */
import { createHash } from 'node:crypto';
import { defined } from '../../schemas/defined.ts';
import type { Sign } from '../../schemas/sign.ts';
import type { DrillItem, PlanFile } from '../../templates/islands/plan/plan-data.ts';
import type { SignImageView } from '../../templates/view.ts';
import type { Site } from '../link/site.ts';
import { withFullStop } from '../text/plain.ts';
import type { AssetFile } from './assets.ts';

type PlanSources = {
  site: Site;
  plain: (rich: string) => string;
  signImage: (sign: Sign) => SignImageView | undefined;
};

/** Shapes are no signs: what they mean is a family of signs. */
const LEFT_OUT = 'formas';
const OTHERS = 3;
/** Share of common words from which two meanings are too near to be right and wrong. */
const TOO_NEAR = 0.5;

/** The file, named by its content. */
export function planFile(sources: PlanSources): AssetFile {
  const text = JSON.stringify(planData(sources));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/assets/plan-${hash}.json`, bytes: new TextEncoder().encode(text) };
}

export function planData(sources: PlanSources): PlanFile {
  const { site } = sources;
  const sections: PlanFile['sections'] = [];
  const places = new Map<string, number>();
  const taughtIn: PlanFile['taughtIn'] = {};
  for (const [id, { question }] of site.questions) {
    const place = places.get(question.section) ?? sections.length;
    if (place === sections.length) sections.push(sectionAt(site, question.section));
    places.set(question.section, place);
    taughtIn[id] = place;
  }
  return { sections, taughtIn, drills: signDrills(sources), pairs: [] };
}

function sectionAt({ entries, settings }: Site, place: string): PlanFile['sections'][number] {
  const [chapterId = '', anchor] = place.split('#');
  const chapter = entries.chapters.find(({ id }) => id === chapterId);
  const section = chapter?.data.sections.find(({ id }) => id === anchor);
  return {
    title: [chapter?.data.title, section?.title].filter((title) => title !== undefined).join(': '),
    href: `${settings.basePath}/manual/${chapterId}/${anchor === undefined ? '' : `#${anchor}`}`,
  };
}

type Known = { sign: Sign; image: SignImageView; meaning: string; words: Set<string> };

/**
 * «¿Qué significa esta señal?» for each drawn sign without words on it, which would give the answer away. The wrong options
 * are the meanings of other signs of its family that share few words with it and with each other.
 */
export function signDrills({ site, plain, signImage }: PlanSources): DrillItem[] {
  const used = new Set(site.questions.keys());
  return site.entries.signs
    .filter(({ id }) => id !== LEFT_OUT)
    .sort((a, b) => a.data.order - b.data.order)
    .flatMap(({ id, data }) => {
      const family = data.items.flatMap((sign): Known[] => {
        const image = sign.legend === undefined ? signImage(sign) : undefined;
        const meaning = plain(sign.meaning);
        return image ? [{ sign, image, meaning, words: wordsOf(meaning) }] : [];
      });
      return family.flatMap((right, at) => {
        const others = othersOf(right, [...family.slice(at + 1), ...family.slice(0, at)]);
        const isTaken = used.has(right.sign.id);
        const drill = drillOf(right, others, plain);
        return others.length < OTHERS || isTaken
          ? []
          : [{ ...drill, section: familySection(site, id, right.sign) }];
      });
    });
}

function othersOf(right: Known, family: readonly Known[]): Known[] {
  const chosen: Known[] = [];
  for (const other of family) {
    if (chosen.length === OTHERS) break;
    if ([right, ...chosen].every(({ words }) => likeness(words, other.words) < TOO_NEAR))
      chosen.push(other);
  }
  return chosen;
}

function drillOf(
  { sign, image, meaning }: Known,
  others: readonly Known[],
  plain: (rich: string) => string,
): Omit<DrillItem, 'section'> {
  return defined({
    id: sign.id,
    stem: '¿Qué significa esta señal?',
    options: [meaning, ...others.map((other) => other.meaning)].map((option) =>
      option.replace(/\.$/, ''),
    ) as DrillItem['options'],
    errors: [null, ...others.map((other) => `Eso significa otra: «${other.sign.name}».`)],
    explanation: `${sign.name}. ${withFullStop(plain(sign.action))}`,
    sign: image,
  });
}

/** The section of the manual that teaches the family; without one, the sign in the gallery. */
function familySection({ entries, settings }: Site, family: string, sign: Sign): Section {
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

type Section = DrillItem['section'];

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3));

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, Math.min(a.size, b.size));
}
