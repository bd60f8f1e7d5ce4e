/** Compares the content with the reviewed texts: finds the unreviewed changes, and makes the one finding about them. */

import type { Content, ContentOptions } from '../content.ts';
import type { Finding, Severity } from '../findings/finding.ts';
import {
  REVIEWED_FOLDER,
  REVIEWED_README_NAME,
  type ReviewedFolder,
  readReviewedFolder,
} from '../load/reviewed.ts';
import { omitUndefined } from '../program/omit-undefined.ts';
import { countWithNoun } from '../text/plural.ts';
import { changeCountText, changesBetween } from './changes.ts';
import { dropOutdatedText, ledgerDay, unitsWithFutureTexts } from './future-texts.ts';
import type { PrintableContent } from './printed-value.ts';

export type Review = ReturnType<typeof reviewOf>;

/** Increase it when the program prints the same content differently: then units differ although the site does not. */
const FORMAT = 4;
/** The README tells people what the folder is, and tells the program the format of its files. */
export const REVIEWED_README_TEXT = `<!-- format ${FORMAT} -->
# What a person has reviewed

Each file is one unit of the site (a question, a sign, a fact, a section …) as visitors read it. \`licencia review\` writes these files: it shows each change and asks about it. Do not edit them. After a merge conflict, keep either side and review again.

- Text has \`**bold**\`, \`*italics*\`, \`~~struck~~\` and code as in Markdown, and \`&nbsp;\` for a no-break space.
- \`picture\` is the hash of a drawing. \`licencia review --format html\` draws the old and the new one.
- Below \`refers to\` are the facts and sources that the text prints, in its order.
- Below \`== from 2027-01-15 ==\` is the text from that day on.
- The last line is the day on which the text or the picture was accepted; \`+1\` marks the second time on one day. Anki updates a card if this line has changed.
`;

export function reviewOf(content: PrintableContent, reviewed: ReviewedFolder | undefined) {
  const units = unitsWithFutureTexts(content);
  const { units: written = new Map(), readme, strays = [] } = reviewed ?? {};
  const day = ledgerDay(content.ledger);
  const before = new Map(
    [...written].map(([id, { text }]) => [id, { text: dropOutdatedText(text, day) }] as const),
  );
  const changes = changesBetween(before, units);
  const open = new Set(changes.map(({ unit }) => unit));
  return {
    units,
    /** The files of reviewed units as written; `reviewed` has only the texts from the day of the pages on. */
    written,
    reviewed: before,
    changes,
    /** Texts accepted for a day that has come: the next accept writes them as the current texts. */
    passed: changesBetween(written, before).filter(({ unit }) => !open.has(unit)),
    /** True if anything was ever reviewed. */
    isBegun: before.size > 0,
    /** True if another version of the program wrote the files: a difference may then not concern what visitors read. */
    isOtherFormat: before.size > 0 && ![undefined, FORMAT].includes(formatOf(readme)),
    /**
     * Shown to the reviewer first: the README does not name the format of this program, or some files belong to no
     * unit.
     */
    remarks: [...(before.size > 0 ? formatRemark(readme) : []), ...strayRemark(strays)],
  };
}

function formatOf(readme: string | undefined): number | undefined {
  const format = /^<!-- format (\d+) -->/.exec(readme ?? '')?.[1];
  return format === undefined ? undefined : Number(format);
}

function formatRemark(readme: string | undefined): string[] {
  const format = formatOf(readme);
  if (format === FORMAT) return [];
  if (format === undefined)
    return [
      `${REVIEWED_FOLDER}/${REVIEWED_README_NAME} ${readme === undefined ? 'is missing' : 'was edited or is in conflict'}, so nobody knows which version of this program wrote the files: restore it from version control, or accept the changes, which writes it again.`,
    ];
  return [
    `${REVIEWED_FOLDER}/ was written by another version of this program (format ${format}, here ${FORMAT}), so units may differ although no word changed. Review your changes with that version, or with licencia diff; then accept everything, which changes no date.`,
  ];
}

const strayRemark = (strays: readonly string[]): string[] =>
  strays.length === 0
    ? []
    : [
        `${countWithNoun(strays.length, 'file')} of ${REVIEWED_FOLDER}/ belong to no unit: ${strays.slice(0, 5).join(', ')}. Delete or move them.`,
      ];

/**
 * The content with the finding about unreviewed changes, if all content can be read.
 * @param isPublishing if false, the finding is at most a warning, so that it stops no author
 */
export function withUnreviewedFinding(
  content: Content,
  { data, label }: Pick<ContentOptions, 'data' | 'label'>,
  isPublishing: boolean,
): Content {
  const { site, ledger, findings } = content;
  if (site?.isWhole !== true || ledger === undefined) return content;
  const reviewed = readReviewedFolder(data);
  const { review: asked } = site.settings;
  if (reviewed === undefined && asked === undefined) return content;
  const severity = isPublishing ? asked : asked && 'warning';
  const unseen = reviewFindings(reviewOf({ site, ledger }, reviewed), severity, label);
  return { ...content, ...omitUndefined({ reviewed }), findings: [...findings, ...unseen] };
}

/** Maximum number of units that a finding names. */
const NAMED = 5;

/**
 * One finding, however many units differ; none if nothing was ever reviewed and data/site.json requires no review.
 * @param severity from data/site.json; undefined if it requires no review
 * @param label name of the data folder in messages
 */
export function reviewFindings(
  { units, changes, isBegun, remarks }: Review,
  severity: Severity | undefined,
  label: string,
): Finding[] {
  if (severity === undefined && !isBegun) return [];
  if (changes.length === 0 && remarks.length === 0) return [];
  const own = changes.filter(({ follows }) => follows === undefined);
  const following = changes.length - own.length;
  const title = !isBegun
    ? `nothing has been reviewed yet: ${label}/${REVIEWED_FOLDER} is missing or empty`
    : changes.length === 0
      ? `${label}/${REVIEWED_FOLDER} contains files without a unit`
      : `nobody has reviewed ${changeCountText(changes)}${following === 0 ? '' : `, and ${countWithNoun(following, 'unit')} that only print a changed fact`}`;
  const data = label === 'data' ? '' : ` --data ${label}`;
  return [
    {
      rule: 'review/unseen',
      severity: changes.length === 0 ? 'warning' : (severity ?? 'warning'),
      title,
      at: { file: `${label}/${REVIEWED_FOLDER}`, urls: [] },
      related: (isBegun ? own.slice(0, NAMED) : []).flatMap(({ unit, change }) => {
        const place = units.get(unit)?.place();
        return place === undefined
          ? []
          : [{ at: place, says: `${unit} ${change}`, frameless: true as const }];
      }),
      help: [
        ...remarks,
        `licencia review${data} shows the changes word by word and records your answers. In a script: licencia review --accept '*'${data}, which prints everything that it accepts.`,
        ...(isBegun
          ? []
          : [`If the folder was deleted by mistake: git restore ${label}/${REVIEWED_FOLDER}`]),
      ],
    },
  ];
}
