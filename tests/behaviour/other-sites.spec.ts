/** Pictures, tables, feed and API for other sites, loaded by a page of another origin, in every browser. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesBelow, siteFile } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';

/** Serves an empty page that stands for a school's platform. */
async function otherSite(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end('<!doctype html><html lang="es"><title>Otro sitio</title>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a page of another origin can load exported pictures, tables, the feed and the API', async ({
  me,
  site,
}) => {
  const pictures = [
    ...new Set(
      [...filesBelow('/descargas/clase/'), '/api/v1/preguntas.json'].flatMap((path) =>
        [
          ...readFileSync(siteFile(path), 'utf8').matchAll(/\/descargas\/imagenes\/[\w-]+\.png/g),
        ].map(([address]) => address),
      ),
    ),
  ];
  expect(pictures.length).toBeGreaterThan(10);
  const texts = [
    ...filesBelow('/descargas/').filter((path) => /\.csv$/.test(path)),
    ...filesBelow('/blog/').filter((path) => /\.(xml|json)$/.test(path)),
    ...filesBelow('/api/v1/').filter((path) => /\/[a-z]+\.json$/.test(path)),
  ];
  for (const name of ['.csv', 'atom.xml', 'hechos.json'])
    expect(
      texts.some((path) => path.endsWith(name)),
      name,
    ).toBe(true);

  const other = await otherSite();
  await me.tab.goto(`${other.origin}/`);
  const refused = await me.tab.evaluate(
    async (origin, shown, read) => {
      const failed = await Promise.all([
        ...shown.map(
          (path) =>
            new Promise<string[]>((done) => {
              const image = new Image();
              image.onload = () => done(image.naturalWidth > 0 ? [] : [path]);
              image.onerror = () => done([path]);
              image.src = origin + path;
            }),
        ),
        ...read.map((path) =>
          fetch(origin + path)
            .then(async (answer) => (answer.ok && (await answer.text()) !== '' ? [] : [path]))
            .catch(() => [path]),
        ),
      ]);
      return failed.flat();
    },
    site.origin,
    pictures,
    texts,
  );
  expect(refused).toEqual([]);

  // Other origins cannot read the HTML pages of the site.
  const page = await me.tab.evaluate(
    (address) =>
      fetch(address).then(
        () => 'read',
        () => 'refused',
      ),
    `${site.origin}/tests/`,
  );
  expect(page).toBe('refused');
  other.stop();
});
