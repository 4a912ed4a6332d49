import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { expect, it } from 'vitest';
import { setSingleValues } from './single-values.mjs';

const { default: createCompression } = await import('next/dist/compiled/compression' as string);

/** The response of a route handler, as Next.js compresses and sends it. */
async function answer(type: string): Promise<IncomingMessage> {
  const compress = createCompression();
  const server = createServer(async (request, response) => {
    compress(request, setSingleValues(response), () => {});
    const headers = { 'content-type': type, vary: 'rsc' };
    const handled = new Response('1'.repeat(5000), { headers });
    await sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), handled);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const answered = await new Promise<IncomingMessage>((resolve) => {
    get({ port, headers: { 'accept-encoding': 'gzip' }, agent: false }, resolve);
  });
  answered.resume().once('end', () => server.close());
  return answered;
}

it('JSON and CSV of route handlers are compressed', async () => {
  for (const type of ['application/json', 'text/csv; charset=utf-8']) {
    const { headers } = await answer(type);
    expect([headers['content-type'], headers['content-encoding']]).toEqual([type, 'gzip']);
    expect(headers.vary).toBe('rsc, Accept-Encoding');
  }
});

it('files that are compressed already are not', async () => {
  const { headers } = await answer('application/vnd.apache.parquet');
  expect(headers['content-encoding']).toBeUndefined();
});
