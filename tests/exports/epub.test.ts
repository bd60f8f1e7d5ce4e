/** The EPUB: its container's rules, every link and anchor, and epubcheck where the machine has it. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleCanonical } from './canonical.ts';
import { make } from './files.ts';
import { childOf, childrenOf, descendants, isPng, xmlText, xmlTree } from './markup.ts';
import { hasCommand, run } from './system.ts';
import { unzip } from './unzip.ts';

const FILE = '/descargas/epub/manual.epub';
const EPUBCHECK = '/usr/bin/epubcheck';
const SVG = 'http://www.w3.org/2000/svg';
const made = make('epub', sampleCanonical());

const opened = async () => unzip((await made).bytes(FILE));

/** A drawing; the cover is a PNG, because readers show it in their lists. */
const isPicture = (bytes: Buffer) => isPng(bytes) || xmlTree(bytes.toString()).uri === SVG;

describe('the EPUB', () => {
  it('is a container that readers recognise', async () => {
    const files = await opened();
    const [first] = files;
    expect([first![0], first![1].stored, first![1].offset, first![1].bytes.toString()]).toEqual([
      'mimetype',
      true,
      0,
      'application/epub+zip',
    ]);
    const opf = xmlTree(files.get('EPUB/libro.opf')!.bytes.toString());
    const hrefs = childrenOf(childOf(opf, 'manifest')!, 'item').map(
      ({ attributes }) => `EPUB/${attributes.href}`,
    );
    expect([...hrefs, 'EPUB/libro.opf', 'META-INF/container.xml', 'mimetype'].sort()).toEqual(
      [...files.keys()].sort(),
    );
    const metadata = childOf(opf, 'metadata')!;
    expect(
      childrenOf(metadata, 'meta')
        .find(({ attributes }) => attributes.property === 'dcterms:modified')!
        .children.join(''),
    ).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    const { meta } = sampleCanonical();
    for (const part of [
      meta.notice,
      meta.version,
      meta.schemaVersion,
      meta.licence.url,
      meta.address,
    ])
      expect(xmlText(metadata)).toContain(part);
  });

  const openedPages = async () => {
    const files = await opened();
    const pages = new Map(
      [...files]
        .filter(([path]) => path.endsWith('.xhtml'))
        .map(([path, { bytes }]) => [path.replace('EPUB/', ''), xmlTree(bytes.toString())]),
    );
    return { files, pages };
  };

  it('has a target for every link, and a described drawing for every picture', async () => {
    const { files, pages } = await openedPages();
    const anchors = new Map(
      [...pages].map(([path, page]) => [
        path,
        descendants(page).flatMap(({ attributes }) => attributes.id ?? []),
      ]),
    );
    for (const ids of anchors.values()) expect(new Set(ids).size).toBe(ids.length);
    for (const [path, page] of pages) {
      expect(page.attributes['xml:lang']).toBe('es-PR');
      const links = descendants(page, 'a').map(({ attributes }) => attributes.href!);
      for (const href of links.filter((address) => !/^https?:/.test(address))) {
        const [target = '', anchor] = href.split('#');
        const ids = anchors.get(target || path);
        expect(ids, `${path} → ${href}`).toBeDefined();
        if (anchor !== undefined) expect(ids, `${path} → ${href}`).toContain(anchor);
      }
      for (const { attributes } of descendants(page, 'img')) {
        expect(attributes.alt, path).toBeTruthy();
        expect(isPicture(files.get(`EPUB/${attributes.src}`)!.bytes), path).toBe(true);
      }
    }
  });

  it('has every chapter and article', async () => {
    const { pages } = await openedPages();
    const canonical = sampleCanonical();
    for (const { id, title, sections } of canonical.chapters) {
      const text = xmlText(pages.get(`capitulo-${id}.xhtml`)!);
      for (const heading of [title, ...sections.map((section) => section.title)])
        expect(text).toContain(heading);
    }
    for (const { id, title } of canonical.articles)
      expect(xmlText(pages.get(`articulo-${id}.xhtml`)!)).toContain(title);
    const toc = childrenOf(childOf(pages.get('indice.xhtml')!, 'body')!, 'nav').find(
      ({ attributes }) => attributes['epub:type'] === 'toc',
    )!;
    expect(descendants(toc, 'a')).toHaveLength(
      canonical.chapters.length +
        canonical.chapters.flatMap(({ sections }) => sections).length +
        canonical.articles.length,
    );
  });

  it.skipIf(!hasCommand('java') || !existsSync(EPUBCHECK))(
    'passes epubcheck without a warning',
    async () => {
      const folder = (await made).folder();
      // The Debian package starts through the kernel's support for jar files, which containers lack.
      expect(
        run(
          'java',
          '-XX:TieredStopAtLevel=1',
          '-XX:+UseSerialGC',
          '-jar',
          EPUBCHECK,
          '--failonwarnings',
          join(folder, FILE),
        ),
      ).toContain('No errors or warnings detected');
    },
    180_000,
  );
});
