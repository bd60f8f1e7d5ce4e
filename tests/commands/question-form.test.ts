/** The form of `dev`: it opens, checks and writes questions, and nothing else for nobody else. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createQuestionForm, type Opened } from '../../pipeline/commands/dev-form.ts';
import { createFormServer } from '../../pipeline/commands/dev-form-server.ts';
import { createDevServer } from '../../pipeline/commands/dev-server.ts';
import { createLiveReload } from '../../pipeline/commands/live-reload.ts';
import { contentReader } from '../../pipeline/content.ts';
import { questionText } from '../../pipeline/edit/question-form.ts';
import { project, TODAY, temporaryFolder } from '../project.ts';

const PATH = 'tests/1-prueba/prueba-01.json';
let data: string;
let form: ReturnType<typeof createQuestionForm>;
beforeEach(() => {
  data = project();
  const context = {
    root: '',
    program: undefined,
    host: undefined,
    options: { data, today: TODAY },
    operands: [],
    defaults: new Set<string>(),
    version: '0',
  };
  const read = contentReader();
  const content = read({ data, label: 'data', today: TODAY });
  form = createQuestionForm(context, () => content, read);
});

const server = createDevServer(
  createLiveReload(),
  async () => undefined,
  createFormServer(() => form),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const host = () => `localhost:${(server.address() as AddressInfo).port}`;
/** Without the tidying of fetch, which sets some headers itself. */
function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject).end(body);
  });
}
const own = async () => ({
  host: host(),
  origin: `http://${host()}`,
  'content-type': 'application/json',
  'x-licencia-token': (await send('GET', '/__licencia/token', { host: host() })).text,
});
async function ask(action: string, body: unknown, headers: Record<string, string> = {}) {
  const all = { ...(await own()), ...headers };
  return send('POST', `/__licencia/question/${action}`, all, JSON.stringify(body));
}
const opened = async () => JSON.parse((await ask('open', { id: 'prueba-01' })).text) as Opened;
const fileText = (path = PATH) => readFileSync(join(data, path), 'utf8');

test('a question is opened, checked as it is typed, and written as it stood', async () => {
  const { path, record, hash, findings } = await opened();
  expect([path, findings]).toEqual([PATH, []]);
  const next = { ...record, explanation: 'Ante el PARE paras: {{no.existe}}.', sign: 'pare' };
  const before = fileText();
  expect(JSON.parse((await ask('check', { path, record: next })).text)).toContainEqual(
    expect.objectContaining({ severity: 'error', field: 'explanation' }),
  );
  expect(fileText()).toBe(before);
  expect((await ask('save', { path, record: next, hash })).status).toBe(200);
  const keys = Object.keys(JSON.parse(fileText()));
  // A new key is where the schema has it; the others keep their order.
  expect(keys.filter((key) => key !== 'sign')).toEqual(Object.keys(JSON.parse(before)));
  expect(keys[keys.indexOf('sign') + 1]).toBe('revision');
  expect(fileText()).toBe(`${JSON.stringify(JSON.parse(fileText()), null, 2)}\n`);
});

test('a new question is written when it is saved, and not before', async () => {
  const asked = { set: '1', form: 'conducta', asks: '1' };
  const { path, record, hash } = JSON.parse((await ask('open', asked)).text) as Opened;
  expect([path, hash, existsSync(join(data, path))]).toEqual([
    expect.stringMatching(/^tests\/1-prueba\/prueba-02-[a-z0-9]{3}\.json$/),
    '',
    false,
  ]);
  expect((await ask('save', { path, record, hash })).status).toBe(200);
  expect(fileText(path)).toBe(questionText(record));
  // Somebody else may have written it meanwhile.
  expect((await ask('save', { path, record, hash })).status).toBe(409);
});

test('a file that was changed since it was opened is not written over', async () => {
  const { path, record, hash } = await opened();
  writeFileSync(join(data, PATH), fileText().replace('Te detienes', 'Paras'));
  const { status, text } = await ask('save', { path, record, hash });
  expect([status, text]).toEqual([
    409,
    expect.stringContaining('changed by somebody else since it was opened'),
  ]);
  expect(fileText()).toContain('Paras');
});

test.each([
  [{ set: '1', form: 'conducta', asks: 'pare' }, 'Did you mean 1 (Qué pide PARE)?'],
  [{ set: '1', form: 'conducta', asks: '999' }, 'Its numbers are 1 to 1;'],
  [{ set: '1', form: 'conducta', asks: '' }, '--asks names nothing'],
  [{ id: 'nada' }, 'there is no question'],
])('what cannot be opened is told: %o', async (asked, message) => {
  const { status, text } = await ask('open', asked);
  expect([status, text]).toEqual([409, expect.stringContaining(message)]);
});

test('nothing but files of questions can be written', async () => {
  const { record, hash } = await opened();
  const outside = temporaryFolder();
  symlinkSync(outside, join(data, 'tests/2-fuera'));
  for (const path of [
    '../prueba-01.json',
    'tests/1-prueba/../../prueba-01.json',
    '/etc/prueba-01.json',
    'site.json',
    'senales/prueba-01.json',
    'tests/1-prueba/test.json',
    'tests/2-fuera/prueba-01.json',
    'tests/1-prueba/otra-01.json',
  ]) {
    const { status } = await ask('save', { path, record, hash: '' });
    expect([path, status]).toEqual([path, 409]);
  }
  expect(
    (await ask('save', { path: PATH, record: { ...record, id: 'otra-01' }, hash })).status,
  ).toBe(409);
  expect(existsSync(join(outside, 'prueba-01.json'))).toBe(false);
});

test.each([
  ['a page of another site', { origin: 'http://licencia.example' }],
  ['another server of this machine', { origin: 'http://localhost:1', host: 'localhost:1' }],
  ['another name of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a name that leads here', { origin: 'http://licencia.example', host: 'licencia.example' }],
  ['a page without its origin', { origin: 'null' }],
  ['a wrong token', { 'x-licencia-token': '0'.repeat(64) }],
  ['no token', { 'x-licencia-token': '' }],
  ['a form of HTML', { 'content-type': 'text/plain' }],
])('nothing is answered or written for %s', async (_, headers) => {
  const { path, record, hash } = await opened();
  const before = fileText();
  for (const action of ['open', 'check', 'save']) {
    const body = { id: 'prueba-01', path, record: { ...record, question: '¿Otra?' }, hash };
    const { status, text } = await ask(action, body, headers);
    expect([status, text.includes('PARE')]).toEqual([403, false]);
  }
  expect(fileText()).toBe(before);
});

test('the page may run only its own script, and no other page may hold it', async () => {
  const response = await fetch(`http://${host()}/__licencia/question`);
  expect(response.headers.get('content-security-policy')).toMatch(
    /script-src 'self'.*frame-ancestors 'none'/,
  );
  expect(await response.text()).toContain('<option value="examen.preguntas">');
});
