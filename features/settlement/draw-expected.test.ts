import { expect, it } from 'vitest';
import { findLanguage } from '@/lib/language/find-language';
import { drawExpected } from './draw-expected';
import { samplePart } from './testing/sample-settlement';

const asked = { metric: 'commission', today: '2026-06-30' } as const;
const canWrite = () => true;

it.each([
  ['en', 'Commission by month, reported and settled, USD'],
  ['de', 'Provision nach Monat, gemeldet und endgültig, USD'],
  ['ja', '月別のコミッション（報告と確定）、USD'],
])('opens a fan per month, with settled days as they are, in %s', (tag, title) => {
  const drawing = drawExpected(samplePart, asked)?.(findLanguage(tag), canWrite);
  expect(drawing).toMatchObject({
    title,
    kind: 'fan',
    range: { from: '2026-03-01', to: '2026-05-31' },
    points: [
      {
        day: '2026-03-01',
        provisional: false,
        values: { reported: 4000, expected: 3900, low: 3800, high: 3950, settled: 3850 },
      },
      {
        day: '2026-05-01',
        provisional: true,
        values: { reported: 4220, expected: 3970, low: 3890, high: 4030, settled: null },
      },
    ],
  });
});

it('draws nothing where nothing is estimated', () => {
  const expectation = { ...samplePart.expectation, months: [] };
  expect(drawExpected({ ...samplePart, expectation }, asked)).toBeNull();
});
