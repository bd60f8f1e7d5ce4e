/** A text that says "CESCO Ponce" names a centre, so a centre must have that name. */
import type { Place } from '../../findings/finding.ts';
import { placeOf } from '../../link/place.ts';
import type { SiteText } from '../../link/texts.ts';
import { checkEachEntry, type Rule } from '../rule.ts';

export const textCentreName: Rule = {
  id: 'text/centre-name',
  about: 'A text uses a name for a licensing centre that no centre has.',
  severity: 'error',
  needsWhole: true,
  check: checkEachEntry(({ site }) => {
    const { centres, municipalities } = site.entries;
    const wrong = municipalities
      .map(({ data }) => data.name)
      .filter((town) => !centres.some(({ data }) => data.name.startsWith(nameIn(town))));
    return ({ texts }, report) => {
      for (const { town, place } of texts.flatMap((text) => mentionsIn(text, wrong))) {
        const centre = centres.find(({ data }) => data.municipality === town);
        report({
          title: `no centre is named "${nameIn(town)}"`,
          at: place(),
          related:
            centre === undefined
              ? []
              : [{ at: placeOf(centre, ['name']), says: `the centre in ${town}` }],
          help: [
            centre === undefined
              ? `There is no centre in ${town}.`
              : `Write "${centre.data.name}", or "CESCO de ${town}" for the place.`,
          ],
        });
      }
    };
  }),
};

const nameIn = (town: string): string => `CESCO ${town}`;

type Mention = { town: string; place: () => Place };

/** The first mention of each town's centre in each passage of a text. */
function mentionsIn(text: SiteText, towns: readonly string[]): Mention[] {
  if (!text.source.includes('CESCO ') || text.entry.collection === 'sources') return [];
  return text.passages.flatMap((passage) =>
    towns.flatMap((town) => {
      const start = passage.text.indexOf(nameIn(town));
      const end = start + nameIn(town).length;
      return start === -1 || /^\p{L}/u.test(passage.text.slice(end))
        ? []
        : [{ town, place: () => text.place(passage.spanOf(start, end)) }];
    }),
  );
}
