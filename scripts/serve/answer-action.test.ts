import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { findFreePort } from '@/lib/testing/free-port';
import { answerAction } from './answer-action.mjs';

const refusal = { status: 400, message: 'This form cannot be read.' };
let close = async () => {};
afterEach(() => close());

async function post(page: (request: IncomingMessage, response: ServerResponse) => unknown) {
  let logged: number | undefined;
  const server = createServer((request, response) => {
    response.once('finish', () => {
      logged = response.statusCode;
    });
    response.setHeader('x-frame-options', 'DENY');
    answerAction(page, request, response, refusal);
  });
  const port = await findFreePort();
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  close = () => new Promise((closed) => server.close(() => closed()));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'garbage' });
  return {
    logged,
    status: answer.status,
    text: await answer.text(),
    headers: Object.fromEntries(answer.headers),
  };
}

it.each<[string, (response: ServerResponse) => unknown]>([
  ['at once', (response) => response.writeHead(500, { 'x-digest': '1' }).end('Internal Server Error')],
  [
    'in parts',
    async (response) => {
      response.statusCode = 500;
      response.setHeader('content-encoding', 'identity');
      response.write('Internal');
      await Promise.resolve();
      response.end(' Server Error');
    },
  ],
  [
    'whose status is set again',
    (response) => {
      response.writeHead(500).end();
      response.statusCode = 500;
    },
  ],
])('a failure %s before any action began is the fault of the request', async (_, answer) => {
  const { logged, status, text, headers } = await post((_request, response) => answer(response));
  expect(logged).toBe(400);
  expect({ status, body: JSON.parse(text) }).toEqual({ status: 400, body: refusal });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-frame-options': 'DENY' });
  expect(headers).not.toHaveProperty('content-encoding');
});

it('keeps the failure of an action', async () => {
  const answer = await post(async (_, response) => {
    await Promise.resolve();
    noteRequest({ actionStarted: true });
    response.writeHead(500).end('broken');
  });
  expect(answer).toMatchObject({ status: 500, text: 'broken' });
});

it.each([200, 303, 409])('keeps a response of %d', async (given) => {
  const answer = await post((_, response) => {
    response.writeHead(given, { 'x-action': 'kept' });
    response.write('one, ');
    response.end('two');
  });
  expect(answer).toMatchObject({ status: given, text: 'one, two', headers: { 'x-action': 'kept' } });
});
