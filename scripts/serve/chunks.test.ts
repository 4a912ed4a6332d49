import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteFolder } from '@/lib/testing/delete-folder';
import { compressChunks } from '../compress-chunks.mjs';
import { openChunks } from './chunks.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
const script = 'console.log("a chunk");'.repeat(50);
let server: Server;

beforeAll(async () => {
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'font.woff2'), 'not text');
  await compressChunks(folder);
  const sendChunk = openChunks(folder);
  server = createServer((request, answer) => {
    if (!sendChunk(request, answer)) answer.end('the framework');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  server.close();
  return deleteFolder(folder);
});

function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ answer: IncomingMessage; body: Buffer }>((done, failed) => {
    const sent = request({ port, path, headers, method }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      done({ answer, body: Buffer.concat(parts) });
    });
    sent.on('error', failed).end();
  });
}

test('a script arrives compressed, complete and immutable', async () => {
  const { answer, body } = await ask('/_next/static/a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(body.length).toBeLessThan(script.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

test('HEAD returns the length and no body', async () => {
  const { answer, body } = await ask('/_next/static/a.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  expect(body).toHaveLength(0);
});

test.each([
  ['a browser without brotli', '/_next/static/a.js', { 'accept-encoding': 'gzip' }, 'GET'],
  ['one that refuses it', '/_next/static/a.js', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
  ['no word on encodings', '/_next/static/a.js', {}, 'GET'],
  ['a part of a file', '/_next/static/a.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }, 'GET'],
  ['another kind of file', '/_next/static/font.woff2', { 'accept-encoding': 'br' }, 'GET'],
  ['a file outside', '/_next/static/../a.js', { 'accept-encoding': 'br' }, 'GET'],
  ['a page', '/overview', { 'accept-encoding': 'br' }, 'GET'],
  ['a POST', '/_next/static/a.js', { 'accept-encoding': 'br' }, 'POST'],
])('%s is left to the framework', async (_, path, headers, method) => {
  expect((await ask(path, headers, method)).body.toString()).toBe('the framework');
});
