import { expect, it } from 'vitest';
import { makeBasis } from '@/lib/data/terms/basis';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { sampleReceipt } from '@/lib/data/testing/sample-receipt';
import { writeCaption } from '@/lib/pages/caption';
import { english } from '@/lib/testing/english';
import { captionOfPlacements } from './placement-caption';

const week = { from: '2026-06-24', to: '2026-06-30' };
const weekBefore = { from: '2026-06-17', to: '2026-06-23' };

it('compares the last week, whatever range was asked for', () => {
  const caption = captionOfPlacements(
    {
      group: 'subid1',
      range: { from: '2026-01-01', to: '2026-06-30' },
      week,
      weekBefore,
      weekDays: { counted: 7, of: 7, now: [week], before: [weekBefore], uncounted: [], noDataBefore: null },
      currencies: [{ currency: 'USD', figures: sampleFigures(), placements: [] }],
      receipt: sampleReceipt(),
      weekReceipt: sampleReceipt(),
      basis: makeBasis([]),
    },
    '2026-07-01',
  );
  const own = { page: 'Placements', view: null, brand: null, filters: [], currency: null };
  expect(writeCaption(english, { ...own, ...caption }).against).toBe(
    'Changes are against Jun 17 – 23, 2026. They cover Jun 24 – 30, 2026 only.',
  );
});
