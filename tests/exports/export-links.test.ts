/** Every export but the manifest needs a link on a page for visitors, and every file a media type that hosts send. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeExports } from '../../pipeline/exports/index.ts';
import { renderPages } from '../../pipeline/render/pages/index.ts';
import { headerRules } from '../../pipeline/write/hosting.ts';
import { project, readProject, temporaryFolder } from '../fixtures/project.ts';
import { SAMPLE_FILES } from '../fixtures/sample-data.ts';

/** File extensions whose media type every host knows. */
const KNOWN = /\.(?:docx|json|png|txt|xlsx|xml|zip)$/;

const content = readProject(project(SAMPLE_FILES));
const exported = (await makeExports(content, { root: temporaryFolder(), pathsOnly: true })).value!;

it('each format except the manifest has a file with a link on /descargas/ or /maestros/', () => {
  const { site, ledger } = content;
  const shown = [...renderPages(site!, ledger!, site!.newest, exported).makers()]
    .filter(({ path }) => ['/descargas/', '/maestros/'].includes(path))
    .map(({ make }) => renderToStaticMarkup(make().main))
    .join('');
  expect(
    exported.results
      .filter(({ files }) => !files.some(({ path }) => shown.includes(`href="${path}"`)))
      .map(({ format }) => format),
    'no page links to these: templates/pages/DownloadsPage.tsx, or pipeline/render/pages/teachers.ts',
    // The head of every page links to the manifest.
  ).toEqual(['manifest']);
});

it('each file extension is known to hosts or listed in TYPES of pipeline/write/hosting.ts', () => {
  const paths = exported.results.flatMap(({ files }) => files.map(({ path }) => path));
  const typed = new Set(headerRules('', paths).map(({ path }) => path));
  expect(paths.filter((path) => !KNOWN.test(path) && !typed.has(path))).toEqual([]);
});
