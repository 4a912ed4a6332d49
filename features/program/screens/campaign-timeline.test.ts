import { expect, it } from 'vitest';
import type { CampaignRow } from '@/features/program/program-shape';
import { pickCurrent } from './campaign-timeline';

const today = '2026-11-23';
const campaign = (id: string, status: string, startDate: string, endDate: string) =>
  ({ campaign: { id, status, startDate, endDate } }) as CampaignRow;

it('keeps running and scheduled campaigns, cropped to current days', () => {
  const rows = [
    campaign('over', 'ENDED', '2026-01-01', '2026-03-01'),
    campaign('stopped', 'ENDED', '2026-11-01', '2026-12-31'),
    campaign('long', 'DELIVERING', '2026-01-01', '2026-12-10'),
    campaign('soon', 'SCHEDULED', '2026-12-01', '2027-01-10'),
    campaign('out', 'OUT_OF_BUDGET', '2026-11-01', '2026-11-30'),
  ];
  const current = pickCurrent(rows, today);
  expect(current?.rows.map((row) => row.campaign.id)).toEqual(['out', 'long', 'soon']);
  expect([current?.start, current?.end]).toEqual(['2026-10-09', '2027-01-13']);
});

it('starts with the first bar if that is recent', () => {
  const current = pickCurrent([campaign('a', 'DELIVERING', '2026-11-20', '2026-12-01')], today);
  expect([current?.start, current?.end]).toEqual(['2026-11-17', '2026-12-04']);
});

it('draws nothing if every campaign has ended', () => {
  expect(pickCurrent([campaign('over', 'ENDED', '2026-01-01', '2026-03-01')], today)).toBeNull();
});
