import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '@/lib/describe-error';
import { checkKey } from './check-key';
import { createHttpTransport } from './http-transport';
import { redactAnswer } from './redact-key';
import { send } from './send';
import { json, startFaultServer } from './testing/fault-server';

const escapeAll = (text: string, write: (code: string) => string) =>
  [...text].map((character) => write(character.charCodeAt(0).toString(16))).join('');
const reverse = (text: string) => [...text].reverse().join('');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');

const encodings: Record<string, (key: string) => string> = {
  plain: (key) => key,
  reversed: reverse,
  base64,
  'base64 of a longer text': (key) => base64(`user:${key}!`),
  'reversed, in base64': (key) => base64(reverse(key)),
  base64url: (key) => Buffer.from(key).toString('base64url'),
  'base64 in a URL': (key) => encodeURIComponent(base64(key)),
  hex,
  'upper-case hex': (key) => hex(key).toUpperCase(),
  'in a URL': encodeURIComponent,
  'wholly escaped for a URL': (key) => escapeAll(key, (code) => `%${code}`),
  'escaped in capitals': (key) => escapeAll(key, (code) => `%${code.toUpperCase()}`),
};
/** Forms that only errors are checked for. */
const partial: Record<string, (key: string) => string> = {
  'hex in mixed case': (key) =>
    hex(key).replace(/[a-f]/g, (digit, at) => (at % 2 ? digit.toUpperCase() : digit)),
  'its first half': (key) => key.slice(0, Math.max(12, key.length / 2)),
  'its last twelve': (key) => key.slice(-12),
};

const keys = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 8,
  maxLength: 80,
});
const words = fc.string({ maxLength: 30 });

/** Slices of the key that must not appear. */
function listSlices(text: string): string[] {
  const length = Math.min(12, text.length);
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
}

function expectHidden(received: string, encoded: string): void {
  for (const slice of listSlices(encoded)) expect(received).not.toContain(slice);
}

describe.each(Object.entries({ ...encodings, ...partial }))('a key %s', (_, encode) => {
  it('is removed from an error', () => {
    fc.assert(
      fc.property(keys, words, words, (key, before, after) => {
        fc.pre(!before.includes(key) && !after.includes(key));
        const encoded = encode(key);
        const text = JSON.stringify({ status: 400, message: `${before} ${encoded} ${after}` });
        const redacted = redactAnswer({ status: 400, retryAfter: null, text }, key);
        expectHidden(JSON.parse(redacted.text).message, encoded);
      }),
    );
  });
});

describe.each(Object.entries(encodings))('a key %s', (_, encode) => {
  it('is removed from data', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const encoded = encode(key);
        const text = JSON.stringify({ brands: [{ name: `A ${encoded} brand` }] });
        const redacted = redactAnswer({ status: 200, retryAfter: null, text }, key);
        expectHidden(JSON.parse(redacted.text).brands[0].name, encoded);
      }),
    );
  });
});

it('finds a key that is escaped in JSON', () => {
  const key = 'sk/live/0123456789abcdef';
  const escaped = escapeAll(key, (code) => `\\u${code.padStart(4, '0')}`);
  for (const status of [200, 422]) {
    for (const inside of [escaped, key.replaceAll('/', '\\/')]) {
      const text = `{"status":422,"message":"a \\\\ ${inside} b"}`;
      const redacted = redactAnswer({ status, retryAfter: null, text }, key);
      expect(JSON.parse(redacted.text).message).toBe('a \\ [hidden] b');
    }
  }
});

it('keeps data that does not contain the complete key', () => {
  const key = 'sk_live_0123456789abcdef';
  const text = JSON.stringify({ name: 'sk_live_0123456789', id: '%73%6b' });
  expect(redactAnswer({ status: 200, retryAfter: null, text }, key).text).toBe(text);
});

describe('a key in a response', () => {
  const key = 'sk_live_XyZ/+=0123456789abcdef';
  let server: Awaited<ReturnType<typeof startFaultServer>>;
  let http: ReturnType<typeof createHttpTransport>;
  beforeAll(async () => {
    server = await startFaultServer();
    http = createHttpTransport(server.url);
  });
  afterAll(async () => {
    await http.close();
    await server.close();
  });

  const asks: Record<string, () => Promise<unknown>> = {
    'of a call': () =>
      send(http.transport, 'listBrands', { query: {} }, key, { signal: AbortSignal.timeout(5_000) }),
    'of the check of a new one': () => checkKey(http.transport, 'seller', key),
  };
  const statuses = [200, 302, 400, 401, 403, 404, 415, 422, 429, 500, 503];
  const cases = Object.keys(asks).flatMap((name) => statuses.map((status) => [name, status] as const));

  it.each(cases)('reaches neither page nor log, in a response %s of status %i', async (name, status) => {
    for (const encode of Object.values({ ...encodings, ...partial })) {
      const encoded = encode(key);
      const body = { status, message: `Bad key ${encoded}`, [encoded]: encoded, brands: encoded };
      const headers = { 'retry-after': encoded, 'x-key': encoded, location: `/?key=${encodeURI(encoded)}` };
      server.answer(json(body, status, headers));
      const error = await asks[name]?.().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      expectHidden(JSON.stringify([describeError(error), error]), encoded);
    }
  });

  it.each([
    ['is not JSON', (encoded: string) => `<p>${encoded}`],
    ['breaks off in the key', (encoded: string) => `{"status":400,"message":"${encoded.slice(0, -1)}`],
  ])('reaches nothing where the answer %s', async (_, write) => {
    for (const status of [200, 400]) {
      for (const encode of Object.values(encodings)) {
        const encoded = encode(key);
        server.answer((response) => response.writeHead(status).end(write(encoded)));
        const error = await asks['of a call']?.().catch((reason: unknown) => reason);
        expectHidden(JSON.stringify([describeError(error), error]), encoded);
      }
    }
  });

  it.each(['content-encoding', 'content-type'])('reaches nothing in the header %s', async (header) => {
    server.answer((response) => response.writeHead(400, { [header]: key }).end('{}'));
    const error = await asks['of a call']?.().catch((reason: unknown) => reason);
    expectHidden(JSON.stringify([describeError(error), error]), key);
  });
});
