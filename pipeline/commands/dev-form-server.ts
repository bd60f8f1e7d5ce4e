/**
 * Serves the form of `dev`. It writes files, so it answers only to its own page: a request that asks for something has the
 * token which that page alone can read, and comes from the origin of this very server.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureOf } from '../program/failures.ts';
import type { Asked, Draft, QuestionForm } from './dev-form.ts';
import { FORM_STYLE } from './dev-form-page.ts';
import { FORM_SCRIPT } from './dev-form-script.ts';
import { FORM_ADDRESSES } from './dev-page.ts';
import type { Exchange } from './serve.ts';

/** Bytes of a request: a question has less than a hundredth of it. */
const MOST = 500_000;

export type FormServer = (exchange: Exchange) => Promise<boolean>;

/** @param formOf the form of the program as it is now @returns a function that says whether the request was one for the form */
export function createFormServer(formOf: () => QuestionForm): FormServer {
  const token = randomBytes(32).toString('hex');
  const files: Record<string, () => [type: string, text: string]> = {
    [FORM_ADDRESSES.page]: () => ['text/html', formOf().page()],
    [FORM_ADDRESSES.script]: () => ['text/javascript', FORM_SCRIPT],
    [FORM_ADDRESSES.style]: () => ['text/css', FORM_STYLE],
    [FORM_ADDRESSES.token]: () => ['text/plain', token],
  };
  return async ({ request, response, path: { encoded } }) => {
    const action = encoded.startsWith(`${FORM_ADDRESSES.page}/`)
      ? encoded.slice(FORM_ADDRESSES.page.length + 1)
      : undefined;
    if (request.method === 'POST' && action !== undefined)
      await answerAsked(request, response, { action, form: formOf(), token });
    else if (request.method !== 'POST' && Object.hasOwn(files, encoded))
      sendFile(response, files[encoded]!);
    else return false;
    return true;
  };
}

function sendFile(response: ServerResponse, fileOf: () => [type: string, text: string]): void {
  try {
    const [type, text] = fileOf();
    send(response, 200, type, text);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    send(response, 503, 'text/plain', failure.message);
  }
}

type Given = { action: string; form: QuestionForm; token: string };

async function answerAsked(
  request: IncomingMessage,
  response: ServerResponse,
  { action, form, token }: Given,
): Promise<void> {
  const answer = (status: number, value: unknown) =>
    send(response, status, 'application/json', JSON.stringify(value));
  if (!isFromOwnPage(request, token))
    return answer(403, { error: 'This request is not from the form of this dev' });
  const body = await bodyOf(request);
  if (body === undefined) return answer(400, { error: 'This request cannot be read' });
  try {
    if (action === 'open') answer(200, form.open(body as Asked));
    else if (action === 'check') answer(200, form.check(body as Draft));
    else if (action === 'save') answer(200, { hash: form.save(body as Draft & { hash: string }) });
    else answer(404, { error: 'The form asks for nothing of that name' });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    answer(409, { error: failure.message });
  }
}

/** A page of another site can send a request here, but neither read the token nor say that it is of this origin. */
function isFromOwnPage({ headers, socket }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(String(headers['x-licencia-token']));
  const wanted = Buffer.from(token);
  return (
    given.length === wanted.length &&
    timingSafeEqual(given, wanted) &&
    headers.origin === `http://${headers.host}` &&
    new URL(headers.origin).port === String(socket.localPort) &&
    headers['content-type'] === 'application/json'
  );
}

/** @returns undefined for one that is too long or holds no object with texts for its paths */
async function bodyOf(request: IncomingMessage): Promise<object | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST) return undefined;
    parts.push(part);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'Content-Type': `${type};charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
  response.end(text);
}
