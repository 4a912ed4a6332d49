import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressJson } from './compress-json';

const rows = Array.from({ length: 100 }, (_, at) => ({ id: at, title: `Product ${at}`, sales: '12.30' }));

const send = (accepted: string | null, response: Response) =>
  compressJson(
    new Request('http://localhost/', { headers: accepted === null ? {} : { 'accept-encoding': accepted } }),
    response,
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('to a client that takes %s is sent as %s', async (accepted, encoding, decompress) => {
  const response = await send(
    accepted,
    Response.json({ rows }, { status: 201, headers: { 'x-request-id': 'a' } }),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('x-request-id')).toBe('a');
  const sent = await bytesOf(response);
  expect(sent.length).toBeLessThan(JSON.stringify({ rows }).length / 4);
  expect(JSON.parse(decompress(sent).toString())).toEqual({ rows });
});

it.each([[null], ['identity'], ['br;q=0, gzip;q=0.0']])(
  'stays plain for a client that takes %s',
  async (accepted) => {
    const response = await send(accepted, Response.json({ rows }));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toEqual({ rows });
  },
);

it('stays plain if it is short, or is no JSON', async () => {
  const short = await send('br', Response.json({ ok: true }));
  expect([short.headers.get('content-encoding'), await short.json()]).toEqual([null, { ok: true }]);
  const file = await send(
    'br',
    new Response('a,b\n'.repeat(1_000), { headers: { 'content-type': 'text/csv' } }),
  );
  expect([file.headers.get('content-encoding'), (await file.text()).length]).toEqual([null, 4_000]);
  const empty = await send('br', new Response(null, { status: 304 }));
  expect(empty.status).toBe(304);
});
