import { expect, it } from 'vitest';
import type { FailureCode } from '@/lib/base/failure';
import { createLanguage } from '@/lib/language/language';
import { de } from '@/lib/language/messages/de';
import { ja } from '@/lib/language/messages/ja';
import { sentenceWriterOf } from '@/lib/language/sentences/write-sentence';
import { english } from '@/lib/testing/english';
import { describeOutcome } from './describe-outcome';
import type { LinkDraft } from './draft';
import { sendResultOf } from './send-result';

const codes: Record<FailureCode, true> = {
  disk_full: true,
  bad_request: true,
  unauthenticated: true,
  forbidden: true,
  not_found: true,
  conflict: true,
  elsewhere: true,
  too_large: true,
  content_type: true,
  invalid_input: true,
  key_missing: true,
  key_refused: true,
  throttled: true,
  internal: true,
  upstream_failed: true,
  upstream_invalid: true,
  upstream_refused: true,
  busy: true,
  database_down: true,
  upstream_unavailable: true,
  upstream_timeout: true,
  mail_failed: true,
  confirm_needed: true,
  factor_needed: true,
};

const drafts: LinkDraft[] = [
  { productId: 'B0EXAMPLE1' },
  { productId: 'B0EXAMPLE1', sharedid: 'shelf' },
  { productId: 'B0EXAMPLE1', marketplace: 'marketplace.de' },
  { productId: '43123456789012', marketplace: 'storefront-platform.com', sharedid: 'shelf' },
];
const cases = Object.keys(codes).flatMap((code) =>
  drafts.map((draft) => [code as FailureCode, draft] as const),
);

// Batches store English sentences, which screens translate.
it.each([
  ['de', '. ', createLanguage('de', de)],
  ['ja', '。', createLanguage('ja', ja)],
])('stored reasons are read in %s', (locale, end, { t }) => {
  const write = sentenceWriterOf(locale);
  for (const [code, draft] of cases) {
    const tell = (message: string) => ({ code, status: 500, message, issues: [] });
    const stored = describeOutcome(english.t, tell('There is no such batch.'), draft);
    const read = describeOutcome(t, tell(write('There is no such batch.')), draft);
    if (sendResultOf(code) === 'unsent') expect(write(stored.title)).toBe(read.title);
    if (code === 'throttled') continue;
    expect(write(`${stored.title}. ${stored.text}`)).toBe(`${read.title}${end}${read.text}`);
  }
});
