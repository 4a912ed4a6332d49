import { expect, it } from 'vitest';
import { findLanguage } from '@/lib/language/find-language';
import { listSettlementTotals } from './settlement-totals';
import { samplePart, sampleSettlement } from './testing/sample-settlement';

const { expectation } = samplePart;
const [month] = expectation.months;

it.each([
  [
    'en',
    /^Of \$4,120\.00 open in Apr 2026, about \$3,870\.00 .* This range held in 1 of 1 past month\. 1 open day /,
  ],
  [
    'de',
    /^Von 4\.120,00.* offen .* etwa 3\.870,00.* Diese Spanne traf in 1 von 1 früheren Monat zu\. Für 1 offenen Tag /,
  ],
  ['ja', /^2026年4月の未確定分.* この範囲は過去1か月のうち1か月で当たりました。 未確定の1日/],
])(
  'say of what each range is, how often such ranges held, and how many days have none, in %s',
  (tag, said) => {
    const months = month ? [{ ...month, month: '2026-04' }, month] : [];
    const part = { ...samplePart, expectation: { ...expectation, months } };
    const totals = listSettlementTotals(findLanguage(tag), { ...sampleSettlement, currencies: [part] }, part);
    expect(totals.map(({ note }) => note)).toEqual([expect.any(String), expect.stringMatching(said)]);
  },
);

it('say nothing of ranges that were never tested', () => {
  const part = { ...samplePart, expectation: { ...expectation, tested: [], within: 0 } };
  const answer = { ...sampleSettlement, currencies: [part] };
  const totals = listSettlementTotals(findLanguage('en'), answer, part);
  expect(totals.map(({ name, text, note }) => [name, text, note])).toEqual([
    [
      'Open in May 2026, expected when settled (estimate)',
      'about $3,870.00',
      expect.not.stringContaining('This range'),
    ],
  ]);
});

it('say that the newest settled month is outside what older ones suggest, beside the newest estimate', () => {
  const [newest] = expectation.tested;
  const changed = newest ? { ...newest, settled: '3100.00', isWithin: false } : null;
  const months = month ? [{ ...month, month: '2026-04' }, month] : [];
  const part = { ...samplePart, expectation: { ...expectation, months, changed } };
  const totals = listSettlementTotals(findLanguage('en'), { ...sampleSettlement, currencies: [part] }, part);
  const said = totals.map(({ note = '' }) => note.includes('Mar 2026 settled at $3,100.00, outside'));
  expect(said).toEqual([true, false]);
});
