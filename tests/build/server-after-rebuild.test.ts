import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSiteServer } from '../../pipeline/commands/preview.ts';
import { openOutputFolder } from '../../pipeline/write/output/output-folder.ts';
import { makeWorkspace } from './publishing.ts';

test('a server idle during two builds serves the last one, with its headers', async () => {
  const here = makeWorkspace();
  const build = (version: string) => {
    const folder = openOutputFolder(here.out, here.folders);
    folder.write('index.html', version);
    folder.write('_headers', `/*\n  X-Version: ${version}\n`);
    folder.publish();
  };
  build('uno');
  const server = createSiteServer(here.out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return [response.headers.get('x-version'), await response.text()];
  };
  try {
    expect(await ask()).toEqual(['uno', 'uno']);
    build('dos');
    build('tres');
    expect(await ask()).toEqual(['tres', 'tres']);
  } finally {
    server.close();
  }
});
