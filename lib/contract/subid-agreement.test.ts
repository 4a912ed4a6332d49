import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkDraft } from '@/features/links/check-draft';
import { toDraft } from '@/features/links/draft';
import { toRequest } from '@/lib/gateway/transport';
import { buildRequest } from '@/lib/gateway/upstream-request';
import { readJson } from '@/lib/platform/operations/answer';
import { readInput } from './query-string';
import { linkRequestSchema } from './resources/link';
import { findSubidProblem } from './subid';

/** The document's rule in words: length 1 to 256, and only these characters. */
function readPlainly(text: string): boolean {
  const allowed = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_@./ ';
  if (text.length < 1 || text.length > 256) return false;
  for (let at = 0; at < text.length; at += 1) if (!allowed.includes(text.charAt(at))) return false;
  return true;
}

/** The request from the gateway as the platform parses it. Batched, because a request costs more than a check. */
async function readAtPlatform(subids: readonly string[]): Promise<boolean[]> {
  const body = subids.map((subid1) => ({ product: { primary_id: 'B0EXAMPLE1' }, subid1 }));
  const received = await readJson(toRequest(buildRequest('createLink', { body }, 'key')));
  return z
    .array(z.unknown())
    .parse(received)
    .map((each) => readInput(linkRequestSchema, each).ok);
}

const allowed = fc.constantFrom(...'abcXYZ019-_@./ ');
const nearly = fc.oneof(
  { weight: 30, arbitrary: allowed },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '\n',
      '\r',
      '\t',
      '\0',
      '\u2028',
      '\u00a0',
      'é',
      'ſ',
      'K',
      '-',
      '🙂',
      '\ud800',
      ',',
      ':',
      '[',
      '?',
      '`',
      '{',
    ),
  },
);

/** Half are any Unicode, including lone surrogates; half are close to valid. 0 to 300 units. */
const strings = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    maxLength: 300,
    size: 'max',
  }),
  fc.string({ unit: 'binary', maxLength: 150, size: 'max' }),
  fc.string({ unit: nearly, maxLength: 300, size: 'max' }),
  fc.string({ unit: allowed, minLength: 240, maxLength: 300, size: 'max' }),
);

it('gives the same result in browser, gateway, platform and a simple check, for 100,000 strings', async () => {
  const texts = fc.sample(strings, { numRuns: 100_000, seed: 20_261 }).map((text) => text.slice(0, 300));
  const results = { allowed: 0, rejected: 0 };
  const received: boolean[] = [];
  for (let at = 0; at < texts.length; at += 20) {
    received.push(...(await readAtPlatform(texts.slice(at, at + 20))));
  }
  for (const [at, text] of texts.entries()) {
    const plain = readPlainly(text);
    results[plain ? 'allowed' : 'rejected'] += 1;
    const rule = findSubidProblem(text) === null;
    const gateway = linkRequestSchema.safeParse({
      product: { primary_id: 'B0EXAMPLE1' },
      subid1: text,
    }).success;
    const platform = received[at];
    // An empty form field is left out.
    const form = text === '' || checkDraft(toDraft({ productId: 'B0EXAMPLE1', subid1: text })).length === 0;
    if (rule !== plain || gateway !== plain || platform !== plain || form !== (plain || text === '')) {
      expect({ text, rule, gateway, platform, form }).toEqual({
        text,
        rule: plain,
        gateway: plain,
        platform: plain,
        form: plain,
      });
    }
  }
  // Both results are common, so that agreement is meaningful.
  expect(results.allowed).toBeGreaterThan(10_000);
  expect(results.rejected).toBeGreaterThan(10_000);
  expect(new Set(texts.map((text) => text.length)).size).toBe(301);
});
