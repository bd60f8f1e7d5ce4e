/** schema.org objects of pages that teach, or that offer data to download. */
import type {
  DatasetLeaf,
  EducationalOccupationalProgramLeaf,
  LearningResourceLeaf,
  WithContext,
} from 'schema-dts';
import type { SiteSettings } from '../../../schemas/site.ts';
import {
  type AddressOf,
  describedObject,
  LANGUAGE,
  organisationRef,
  type Subject,
} from './graphs.ts';

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
  ...describedObject('LearningResource', withoutSite(subject)),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  learningResourceType: kind,
});

export const educationalProgram = (
  subject: Subject,
  address: AddressOf,
): WithContext<EducationalOccupationalProgramLeaf> => ({
  ...describedObject('EducationalOccupationalProgram', subject),
  provider: organisationRef(address),
});

/** The files that programs can read, and their addresses. @param files addresses with their media types */
export const dataset = (
  { licence }: SiteSettings,
  subject: Subject,
  files: readonly { path: string; type: string }[],
  address: AddressOf,
): WithContext<DatasetLeaf> => ({
  ...describedObject('Dataset', withoutSite(subject)),
  inLanguage: LANGUAGE,
  isAccessibleForFree: true,
  license: licence.contentUrl,
  creator: organisationRef(address),
  distribution: files.map(({ path, type }) => ({
    '@type': 'DataDownload',
    contentUrl: address(path),
    encodingFormat: type,
  })),
});
