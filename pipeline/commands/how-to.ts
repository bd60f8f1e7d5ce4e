/** Prints how-tos for `explain how`. Each section of a page in `docs/how-to/` is one how-to, named by its heading. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestionLines } from '../findings/suggest.ts';
import { asEnvironmentError, UsageError } from '../program/failures.ts';

type Job = {
  /** The how-to's heading as `headingSlug` returns it, such as `add-question`. */
  name: string;
  /** The page that contains the how-to, and the title of that page. */
  file: string;
  topic: string;
  text: string;
};

/**
 * The list of all how-tos, or the text of one how-to.
 * @param root folder of this program
 * @param words the how-to as it was typed, `add-question` or `add a question`; empty for the list
 * @throws UsageError on an unknown how-to
 */
export function howToText(root: string, words: readonly string[]): string {
  const jobs = readJobs(root);
  if (words.length === 0) return list(jobs);
  const wanted = headingSlug(words.join(' '));
  const job = jobs.find(({ name }) => name === wanted);
  if (job !== undefined) return `${job.text}\n\n${job.file}\n`;
  const parts = wanted.split('-');
  const similar = jobs.filter(({ name }) => parts.every((part) => name.includes(part)));
  if (similar.length > 0) return list(similar);
  const guess = suggestionLines(
    wanted,
    jobs.map(({ name }) => name),
  );
  throw new UsageError(
    [`there is no job "${words.join(' ')}".`, ...guess, 'licencia explain how lists all.'].join(
      ' ',
    ),
  );
}

function readJobs(root: string): Job[] {
  const folder = join(root, 'docs', 'how-to');
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .sort()
      .flatMap((file) => jobsOf(`docs/how-to/${file}`, readFileSync(join(folder, file), 'utf8')));
  } catch (error) {
    throw asEnvironmentError(error, 'the pages of docs/how-to cannot be read');
  }
}

function jobsOf(file: string, page: string): Job[] {
  const topic = /^# (.+)$/m.exec(page)?.[1] ?? file;
  return page
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => {
      const text = section.trim();
      return { name: headingSlug(text.replace(/\n.*/s, '')), file, topic, text };
    });
}

/** The words of a heading without articles, joined by hyphens. */
export const headingSlug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !['a', 'an', 'the'].includes(word))
    .join('-');

function list(jobs: readonly Job[]): string {
  const topics = [...new Set(jobs.map(({ topic }) => topic))].map((topic) =>
    [
      `## ${topic}`,
      ...jobs.filter((job) => job.topic === topic).map(({ name }) => `  ${name}`),
      '',
    ].join('\n'),
  );
  return [
    ...topics,
    `licencia explain how ${jobs[0]?.name ?? '<job>'} prints one of them`,
    '',
  ].join('\n');
}
