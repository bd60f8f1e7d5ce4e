/** The files of the drills: for the plan, confused pairs and sign items; for the gallery, data about each sign. */

import type { SignDrillData } from '../../../templates/islands/gallery/drill.ts';
import type {
  DrillData,
  DrillSide,
  PairRecord,
} from '../../../templates/islands/model/drill-data.ts';
import { figureName, formatFigure, quizTopicOfFact } from '../../bank/drill-facts.ts';
import {
  type FactPairDrill,
  factPairDrills,
  type SignPairDrill,
  signPairDrills,
  similarSignPairs,
} from '../../bank/drill-pairs.ts';
import { dutyItems, signItems, signMeanings } from '../../bank/drill-signs.ts';
import { taughtSections } from '../../bank/teaching.ts';
import { questionsByFact } from '../../ledger/fact-uses.ts';
import { sectionAt } from '../../link/section.ts';
import type { Site } from '../../link/site.ts';
import { omitUndefined } from '../../program/omit-undefined.ts';
import type { AssetFile } from '../document/assets.ts';
import { hashedJson } from '../document/hashed-files.ts';
import { signSection } from './plan-data.ts';
import { type QuizSources, quizTextOf } from './quiz-data.ts';

/** @returns the file, which only a session of the plan fetches */
export function drillFile(sources: QuizSources): AssetFile {
  return hashedJson('ejercicios', drillData(sources));
}

/** @returns the file that the drill of the gallery fetches */
export function signDrillFile(site: Site): AssetFile {
  const meanings = signMeanings(site);
  const asked = new Set(signItems(site).map(({ about }) => about));
  const rivals = new Map(
    dutyItems(site).map(({ about, options }) => [about, options.filter((id) => id !== about)]),
  );
  const signs = [...site.signs.values()];
  const drill: SignDrillData = {};
  for (const [at, sign] of signs.entries()) {
    const { id } = sign;
    const same = signs.slice(0, at).filter((other) => meanings.overlap(sign, other));
    drill[id] = omitUndefined({
      isTold: meanings.isTold(sign) || undefined,
      rivals: rivals.get(id),
      isAsked: asked.has(id) || rivals.has(id) || undefined,
      same: same.length === 0 ? undefined : same.map((other) => other.id),
    });
  }
  return hashedJson('galeria', drill);
}

function drillData(sources: QuizSources): DrillData {
  const { site, ledger, sheets } = sources;
  const isDrawn = (id: string) => {
    const sign = site.signs.get(id);
    return sign !== undefined && sheets.image(sign) !== undefined;
  };
  const ofSigns = signPairDrills(site, signMeanings(site))
    .filter(({ sides }) => sides.every(({ id }) => isDrawn(id)))
    .map((drill) => signPair(sources, drill));
  const uses = questionsByFact(site);
  const ofFacts = factPairDrills(site, ledger).flatMap(
    (drill) => figurePair(sources, drill, uses.get(drill.sides[0].id)) ?? [],
  );
  const wrong = Object.fromEntries(
    signItems(site)
      .filter(({ about, options }) => [about, ...options].every(isDrawn))
      .map(({ about, options }) => [about, options.filter((id) => id !== about)]),
  ) as DrillData['wrong'];
  const shown = new Set([
    ...ofSigns.flatMap(({ about, others }) => [...about, ...others]),
    ...Object.entries(wrong).flat(2),
  ]);
  const asked = new Set(ofFacts.flatMap(({ about }) => about));
  return {
    signs: Object.fromEntries([...shown].sort().map((id) => [id, signSide(sources, id)])),
    pairs: [...ofSigns, ...ofFacts],
    wrong,
    alike: similarSignPairs(site).filter(([id, other]) => id in wrong && other in wrong),
    about: Object.fromEntries(
      [...site.questions].flatMap(([id, { question }]) => {
        const facts = [...asked].filter((fact) => uses.get(fact)?.has(id));
        const about = [...(question.sign === undefined ? [] : [question.sign]), ...facts];
        return about.length === 0 ? [] : [[id, about]];
      }),
    ),
  };
}

function signPair(
  sources: QuizSources,
  { sides, pair, others, byName, isOtherAsked }: SignPairDrill,
): PairRecord {
  return omitUndefined({
    about: [sides[0].id, sides[1].id] as [string, string],
    topic: 'senales' as const,
    difference: pair && quizTextOf(sources, pair.difference),
    others: others.map(({ id }) => id),
    byName: byName || undefined,
    isOtherAsked: isOtherAsked || undefined,
    section: signSection(sources.site, sides[0]),
  });
}

/** @returns undefined if no question asks about the figure: then no section is known to teach it. */
function figurePair(
  sources: QuizSources,
  { sides, pair, others, isOtherAsked }: FactPairDrill,
  questions: ReadonlySet<string> = new Set(),
): PairRecord | undefined {
  const { site, text } = sources;
  const [asked, other] = sides;
  const [first] = questions;
  if (first === undefined) return undefined;
  return omitUndefined({
    about: [asked.id, other.id] as [string, string],
    sides: [asked, other].map((each) => ({
      name: figureName(each),
      text: formatFigure(each.entry, each.figure),
    })) as PairRecord['sides'],
    topic: quizTopicOfFact(asked.id),
    difference: pair && quizTextOf(sources, pair.difference),
    others: others.map((figure) => formatFigure(asked.entry, figure)),
    isOtherAsked: isOtherAsked || undefined,
    section: sectionAt(site, sectionStating(site, asked.id, questions), text.href),
  });
}

/**
 * The section of the manual that states the fact, preferably one that a question about it names. If no section states
 * the fact, the section of a question.
 */
function sectionStating(site: Site, fact: string, questions: ReadonlySet<string>): string {
  const named = [...questions].map((id) => site.questions.get(id)!.question.section);
  const stating = [...taughtSections(site)].flatMap(([section, { facts }]) =>
    section.includes('#') && facts.has(fact) ? [section] : [],
  );
  return named.find((section) => stating.includes(section)) ?? stating[0] ?? named[0]!;
}

function signSide({ site, sheets }: QuizSources, id: string): DrillSide {
  const sign = site.signs.get(id)!;
  return omitUndefined({
    name: sign.name,
    text: signMeanings(site).of(sign),
    sign: sheets.image(sign),
  });
}
