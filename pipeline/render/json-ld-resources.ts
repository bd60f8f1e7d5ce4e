/** schema.org objects of pages from which one learns or takes data along. */
import type {
  DatasetLeaf,
  EducationalOccupationalProgramLeaf,
  LearningResourceLeaf,
  WithContext,
} from 'schema-dts';
import type { SiteSettings } from '../../schemas/site.ts';
import { type Address, described, LANGUAGE, organisation } from './json-ld.ts';

/** The title of a page says at its end where one is. */
const withoutSite = (title: string): string => title.replace(/ \| .*/, '');

/** A page from which one learns. @param name its title; @param kind what it is */
export const learningResource = (
  name: string,
  description: string,
  kind: string,
  route: string,
  address: Address,
): WithContext<LearningResourceLeaf> => ({
  ...described('LearningResource', withoutSite(name), description, address(route)),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  learningResourceType: kind,
});

export function educationalProgram(
  name: string,
  description: string,
  route: string,
  address: Address,
): WithContext<EducationalOccupationalProgramLeaf> {
  return {
    ...described('EducationalOccupationalProgram', name, description, address(route)),
    provider: organisation(address),
  };
}

/** What programs can read, and where. @param name title of the page; @param files addresses with their media types */
export const dataset = (
  { licence }: SiteSettings,
  name: string,
  description: string,
  files: readonly { path: string; type: string }[],
  address: Address,
): WithContext<DatasetLeaf> => ({
  ...described('Dataset', withoutSite(name), description, address('/descargas/')),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  license: licence.contentUrl,
  creator: organisation(address),
  distribution: files.map(({ path, type }) => ({
    '@type': 'DataDownload',
    contentUrl: address(path),
    encodingFormat: type,
  })),
});
