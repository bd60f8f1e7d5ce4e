/** Pictures of the sections of the manual: none, too many, or one that no rule explains. */
import type { Chapter } from '../../../schemas/chapter.ts';
import { placeOf } from '../../link/place.ts';
import { type Block, EMPTY_BODY, type Paragraph } from '../../text/tree.ts';
import type { Entry } from '../../validate/index.ts';
import type { Report, Rule } from '../rule.ts';

/** What a phone shows of a section without getting tired of it: seven pictures are about 2,500 px. */
const MOST = 7;

type Section = Chapter['sections'][number];

export const manualPictures: Rule = {
  id: 'manual/pictures',
  about: 'A section of the manual has no picture, too many, or one that no rule explains.',
  severity: 'error',
  scope: 'manual',
  check({ site }, report) {
    for (const entry of site.entries.chapters) {
      const { sections } = site.bodies.get(entry) ?? EMPTY_BODY;
      const isDrawn = entry.data.sections.some(hasPictures);
      entry.data.sections.forEach((section, index) => {
        const blocks = sections.find(({ id }) => id === section.id)?.blocks ?? [];
        count(entry, { section, index, isDrawn }, report);
        for (const film of section.manoeuvres ?? [])
          if (!blocks.some((block) => hasPicture(block) && block.scene === film))
            report({
              title: `no paragraph of "${section.title}" shows the film "${film}"`,
              at: placeOf(entry, ['sections', index, 'manoeuvres']),
              help: [`Begin the paragraph with its rule with "![](${film})".`],
            });
        for (const paragraph of blocks.filter(hasPicture))
          placed(entry, section, paragraph, report);
      });
    }
  },
};

function count(
  entry: Entry<Chapter>,
  { section, index, isDrawn }: { section: Section; index: number; isDrawn: boolean },
  report: Report,
): void {
  const { scenes = [], manoeuvres = [], signs, title } = section;
  const pictures = scenes.length + manoeuvres.length;
  if (pictures > MOST)
    report({
      severity: 'warning',
      title: `the section "${title}" has ${pictures} pictures (maximum ${MOST})`,
      at: placeOf(entry, ['sections', index, 'scenes']),
      help: ['Make two sections of it, each with the questions that it teaches.'],
    });
  if (pictures === 0 && signs === undefined && isDrawn)
    report({
      severity: 'note',
      title: `the section "${title}" has no picture`,
      at: placeOf(entry, ['sections', index, 'title']),
      help: ['Draw what its first rule is about in data/escenas, if it can be drawn.'],
    });
}

const hasPictures = ({ scenes, manoeuvres }: Section): boolean =>
  (scenes ?? manoeuvres) !== undefined;

const hasPicture = (block: Block): block is Paragraph & { scene: string } =>
  block.type === 'paragraph' && block.scene !== undefined;

function placed(
  entry: Entry<Chapter>,
  { scenes = [], manoeuvres = [], title }: Section,
  { scene, children }: Paragraph & { scene: string },
  report: Report,
): void {
  const index = entry.data.sections.findIndex((section) => section.title === title);
  const at = placeOf(entry, ['sections', index, scenes.length > 0 ? 'scenes' : 'title']);
  if (![...scenes, ...manoeuvres].includes(scene))
    report({
      title: `the text of "${title}" shows the picture "${scene}", which its "scenes" do not have`,
      at,
      help: [
        `Add ${scene} to "scenes", or to "manoeuvres" if it is a film, or take "![](${scene})" out of the text.`,
      ],
    });
  if (children.length === 0)
    report({
      title: `no rule stands beside the picture "${scene}" of "${title}"`,
      at,
      help: [
        'Say the rule in the same paragraph, first in bold: "![](id) **Para en la línea.** …"',
      ],
    });
}
