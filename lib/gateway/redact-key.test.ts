import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '@/lib/base/describe-error';
import { checkKey } from './check-key';
import { createHttpTransport } from './http-transport';
import { redactAnswer } from './redact-key';
import { send } from './send';
import { json, startFaultServer } from './testing/fault-server';
import { keyForms, partialKeyForms } from './testing/key-forms';

/** Escapes inside a key would be undone. No issuer makes such keys. */
const escapes = /%[\da-f]{2}|\\[\\ux]|&#?\w+;/i;
const keys = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 8,
    maxLength: 80,
  })
  .filter((key) => !escapes.test(key));
/** `npm run test:faults` draws more. */
const numRuns = process.env.FAULTS_ROUNDS ? 200 : 20;
const words = fc.string({ maxLength: 30 });

/** Slices of the key that must not appear. */
function listSlices(text: string): string[] {
  const length = Math.min(12, text.length);
  return Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length));
}

function expectHidden(received: string, encoded: string): void {
  for (const slice of listSlices(encoded)) expect(received).not.toContain(slice);
}

describe.each(Object.entries({ ...keyForms, ...partialKeyForms }))('a key %s', (_, encode) => {
  it('is removed from an error', async () => {
    await fc.assert(
      fc.asyncProperty(keys, words, words, async (key, before, after) => {
        fc.pre(!before.includes(key) && !after.includes(key));
        const encoded = encode(key);
        const text = JSON.stringify({ status: 400, message: `${before} ${encoded} ${after}` });
        const redacted = await redactAnswer({ status: 400, retryAfter: null, text }, key);
        expectHidden(JSON.parse(redacted.text).message, encoded);
      }),
      { numRuns },
    );
  });
});

describe.each(Object.entries(keyForms))('a key %s', (_, encode) => {
  it('is removed from data', async () => {
    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        const encoded = encode(key);
        const text = JSON.stringify({ brands: [{ name: `A ${encoded} brand` }] });
        const redacted = await redactAnswer({ status: 200, retryAfter: null, text }, key);
        expectHidden(JSON.parse(redacted.text).brands[0].name, encoded);
      }),
      { numRuns },
    );
  });
});

it('finds a key that is escaped in JSON', async () => {
  const key = 'sk/live/0123456789abcdef';
  const escaped = [...key].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('');
  for (const status of [200, 422]) {
    for (const inside of [escaped, key.replaceAll('/', '\\/')]) {
      const text = `{"status":422,"message":"a \\\\ ${inside} b"}`;
      const redacted = await redactAnswer({ status, retryAfter: null, text }, key);
      expect(JSON.parse(redacted.text).message).toBe('a \\ [hidden] b');
    }
  }
});

it.each([63_990, 127_990])(
  'finds a key after %i characters, where a piece of the search ends',
  async (before) => {
    const key = 'sk_live_0123456789abcdef';
    const text = JSON.stringify(`${'x'.repeat(before)}${key}`);
    const redacted = await redactAnswer({ status: 200, retryAfter: null, text }, key);
    expect(redacted.text).toBe(text.replace(key, '[hidden]'));
  },
);

it('removes an error that is too long to be searched', async () => {
  for (const [length, left] of [
    [20_000, 20_000],
    [20_001, 0],
  ] as const) {
    const answer = { status: 500, retryAfter: null, text: 'x'.repeat(length) };
    expect((await redactAnswer(answer, 'sk_live_0123456789abcdef')).text).toHaveLength(left);
  }
});

it('keeps data that does not contain the complete key', async () => {
  const key = 'sk_live_0123456789abcdef';
  const text = JSON.stringify({ name: 'sk_live_0123456789', id: '%73%6b' });
  expect((await redactAnswer({ status: 200, retryAfter: null, text }, key)).text).toBe(text);
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
      send(http.transport, 'listBrands', { query: {} }, key, { signal: new AbortController().signal }),
    'of the check of a new one': () => checkKey(http.transport, 'seller', key),
  };
  const statuses = [200, 302, 400, 401, 403, 404, 415, 422, 429, 500, 503];
  const cases = Object.keys(asks).flatMap((name) => statuses.map((status) => [name, status] as const));

  it.each(cases)('reaches neither page nor log, in a response %s of status %i', async (name, status) => {
    for (const encode of Object.values({ ...keyForms, ...partialKeyForms })) {
      const encoded = encode(key);
      const body = { status, message: `Bad key ${encoded}`, [encoded]: encoded, brands: encoded };
      const inAddress = encodeURI(encoded);
      // A header holds no control characters, as UTF-16 has.
      const inHeader = /^[\x20-\x7e]*$/.test(encoded) ? encoded : inAddress;
      const headers = { 'retry-after': inHeader, 'x-key': inHeader, location: `/?key=${inAddress}` };
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
      for (const encode of Object.values(keyForms)) {
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
