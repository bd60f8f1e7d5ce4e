/** Finds the title and the address of a section of the manual, which records name as «chapter» or «chapter#section». */
import type { Site } from './site.ts';

/** @param href returns the address of a route */
export function sectionAt(
  { entries }: Pick<Site, 'entries'>,
  place: string,
  href: (route: string) => string,
): { title: string; href: string } {
  const [chapterId = '', anchor] = place.split('#');
  const chapter = entries.chapters.find(({ id }) => id === chapterId)?.data;
  const section = chapter?.sections.find(({ id }) => id === anchor);
  return {
    title: [chapter?.title, section?.title].filter((title) => title !== undefined).join(': '),
    href: href(`/manual/${chapterId}/${anchor === undefined ? '' : `#${anchor}`}`),
  };
}
