import { expect, it } from 'vitest';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { findLanguage } from '@/lib/language/find-language';
import { type Caption, writeCaption } from './caption';

const range = { from: '2026-03-01', to: '2026-06-30' };
const early = [{ from: '2026-03-01', to: '2026-03-03' }];

const captionOf = (given: Partial<Caption>, loadedEarly: typeof early): Caption => ({
  page: 'Reports',
  view: null,
  brand: null,
  filters: [],
  currency: null,
  range,
  against: null,
  basis: makeBasis([rowsBasis(['reports'], range, { state: 'complete', gaps: [], loadedEarly })]),
  open: { from: '2026-05-16', until: '2026-08-14' },
  asOf: '2026-06-30T06:00:00.000Z',
  notes: [],
  ...given,
});

it.each([
  [
    'en',
    'All rows are loaded, and days from May 16, 2026 may change until about Aug 14, 2026. Mar 1 – 3, 2026 had not settled when last loaded, and may still change. As of Jun 30, 2026, 06:00 UTC.',
  ],
  [
    'de',
    'Alle Zeilen sind geladen, und Tage ab 16. Mai 2026 können sich noch bis etwa 14. Aug. 2026 ändern. Tage, die beim letzten Laden noch nicht endgültig waren und sich noch ändern können: 1.–3. März 2026. Stand: 30. Juni 2026, 06:00 UTC.',
  ],
  [
    'ja',
    'すべての行を読み込み済みです。2026年5月16日以降の日は2026年8月14日頃まで変わる可能性があります。2026/03/01～2026/03/03は最後の読み込み時に未確定のため、変わる可能性があります。2026年6月30日 06:00 UTC時点。',
  ],
])('the receipt in %s says what may still change, and how old the rows are', (tag, said) => {
  expect(writeCaption(findLanguage(tag), captionOf({}, early)).receipt).toBe(said);
});

it('says only what there is to say', () => {
  const { receipt } = writeCaption(findLanguage('en'), captionOf({ open: null, asOf: null }, []));
  expect(receipt).toBe('All rows are loaded.');
});

it('names the days that changes cover if they are not the whole range', () => {
  const against = {
    range: { from: '2026-06-17', to: '2026-06-23' },
    days: { counted: 7, of: 7, noDataBefore: null },
    byChange: false,
    changesOf: { from: '2026-06-24', to: '2026-06-30' },
  };
  expect(writeCaption(findLanguage('en'), captionOf({ against }, [])).against).toBe(
    'Changes are against Jun 17 – 23, 2026. They cover Jun 24 – 30, 2026 only.',
  );
});
