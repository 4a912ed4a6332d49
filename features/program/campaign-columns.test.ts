import { expect, it } from 'vitest';
import { sampleFigures } from '@/lib/data/testing/sample-figures';
import { english } from '@/lib/testing/english';
import { campaignColumns } from './campaign-columns';
import { paceCampaign } from './pacing';
import type { CampaignRow } from './program-shape';

const campaign = {
  startDate: '2026-05-01T00:00:00Z',
  endDate: '2026-05-30T00:00:00Z',
  status: 'DELIVERING',
  budget: 5_000,
} as CampaignRow['campaign'];
const known = { from: '2026-04-01', to: '2026-05-10' };
const afterStart = { from: '2026-05-05', to: '2026-05-10' };
const some = [{ from: '2026-05-03', to: '2026-05-03' }];

function readUsed(commission: string | null, days: Parameters<typeof paceCampaign>[2]) {
  const figures =
    commission === null
      ? []
      : [{ currency: 'USD', figures: sampleFigures({ commission }), standardRate: null }];
  const row: CampaignRow = {
    campaign,
    figures,
    pacing: paceCampaign(campaign, Number(commission ?? 0), days),
  };
  const used = campaignColumns(english).find(({ id }) => id === 'used');
  return used?.text?.(row);
}

it.each([
  ['100.00', { ...known, unread: [] }, '$100.00 of $5,000.00'],
  [null, { ...known, unread: [] }, '$0.00 of $5,000.00'],
  ['100.00', { ...known, unread: some }, '$100.00 so far, of $5,000.00'],
  // It began before the days with known commission.
  ['100.00', { ...afterStart, unread: [] }, '$100.00 since May 5, 2026, of $5,000.00'],
  [null, { ...known, unread: [known] }, '– of $5,000.00'],
])('says of %s what is used of a budget', (commission, days, text) => {
  expect(readUsed(commission, days)).toBe(text);
});
