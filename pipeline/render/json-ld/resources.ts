/** schema.org objects of pages that teach, or that offer data to download. */
import type {
  DatasetLeaf,
  EducationalOccupationalProgramLeaf,
  LearningResourceLeaf,
  WithContext,
} from 'schema-dts';
import type { SiteSettings } from '../../../schemas/site.ts';
import { type AddressOf, baseObject, LANGUAGE, organizationRef, type Subject } from './graphs.ts';

/** A page's title ends with the site's name, which is left out here. */
const withoutSite = ({ name, ...others }: Subject): Subject => ({
  ...others,
  name: name.replace(/ \| .*/s, ''),
});

/** A page that teaches. @param kind kind of learning resource */
export const learningResource = (
  subject: Subject,
  kind: string,
): WithContext<LearningResourceLeaf> => ({
  ...baseObject('LearningResource', withoutSite(subject)),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  learningResourceType: kind,
});

export const educationalProgram = (
  subject: Subject,
  address: AddressOf,
): WithContext<EducationalOccupationalProgramLeaf> => ({
  ...baseObject('EducationalOccupationalProgram', subject),
  provider: organizationRef(address),
});

/** The files that programs can read, and their addresses. @param files addresses with their media types */
export const datasetGraph = (
  { licence }: SiteSettings,
  subject: Subject,
  files: readonly { path: string; type: string }[],
  address: AddressOf,
): WithContext<DatasetLeaf> => ({
  ...baseObject('Dataset', withoutSite(subject)),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  license: licence.contentUrl,
  creator: organizationRef(address),
  distribution: files.map(({ path, type }) => ({
    '@type': 'DataDownload',
    contentUrl: address(path),
    encodingFormat: type,
  })),
});
