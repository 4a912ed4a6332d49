import { expect } from 'vitest';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { OperationId } from '@/lib/contract/paths';
import type { Case, Group } from '../case';
import { expectAnswer } from '../check-answer';
import { ask } from '../client';
import { pathOf } from '../operation-list';
import { filterCase, itemsOf, listCases, marketplaceCases, none, refusedCase, some } from './filters';

const every = 'RANGE&marketplace=all&payout_model=all&limit=100';

function sharedCases(id: OperationId): Case[] {
  return [
    filterCase(
      id,
      'brand_ids gives the rows of those brands',
      (world) => `${every}&brand_ids=${world.reports[0]?.brandId}`,
      (item, world) => item.brandId === world.reports[0]?.brandId,
      some,
    ),
    filterCase(
      id,
      'all brands together change nothing',
      (world) => `${every}&brand_ids=${world.brands.map((one) => one.id)}`,
      () => true,
      some,
    ),
    filterCase(
      id,
      'another seller’s brand has no rows here',
      (world) => world.other?.brand && `${every}&brand_ids=${world.other.brand.id}`,
      () => false,
    ),
    filterCase(id, 'all means MP9 alone', every, (item) =>
      sellerMarketplaces.some((name) => name === item.marketplace),
    ),
    ...['', 'CPC', 'none', 'standard,cpc', '%20all'].map((model) =>
      refusedCase(id, `payout_model=${model}`, `RANGE&payout_model=${model}`),
    ),
    {
      title: `${id}: standard when payout_model is left out`,
      ask: (world) => ({ path: pathOf(world, id, 'RANGE&marketplace=all&limit=100') }),
      check: async (answer, world, target) => {
        expectAnswer(id, answer);
        const path = pathOf(world, id, 'RANGE&marketplace=all&limit=100&payout_model=standard');
        expect((await ask(target, { path })).body).toMatchObject({ reports: itemsOf(answer) });
      },
    },
    ...listCases(id, 'brand_ids', 'strings', 'RANGE'),
    ...marketplaceCases(
      id,
      [...sellerMarketplaces, 'all'],
      ['retailer2.com', 'storefront-platform.com', 'retailer3.com'],
      'marketplace.com',
      'RANGE',
    ),
  ];
}

const reportCases: Case[] = [
  filterCase(
    'listReports',
    'standard rows have no CPC campaign',
    'RANGE&marketplace=all&limit=100',
    (item) => item.cpcCampaignId === null,
    some,
  ),
  filterCase(
    'listReports',
    'cpc rows have one',
    'RANGE&marketplace=all&payout_model=cpc&limit=100',
    (item) => item.cpcCampaignId !== null,
    some,
  ),
  filterCase(
    'listReports',
    'asins gives those rows, on every marketplace asked',
    (world) => `${every}&asins=${world.reports[0]?.asin},B0NOTHING0`,
    (item, world) => item.asin === world.reports[0]?.asin,
    some,
  ),
  filterCase(
    'listReports',
    'filters narrow together',
    (world) => {
      const [row] = world.reports;
      return (
        row &&
        `RANGE&payout_model=all&marketplace=${row.marketplace}&brand_ids=${row.brandId}&asins=${row.asin}`
      );
    },
    (item, world) =>
      item.asin === world.reports[0]?.asin && item.marketplace === world.reports[0]?.marketplace,
    some,
  ),
  ...listCases('listReports', 'asins', 'strings', 'RANGE'),
];

const clickCases: Case[] = [
  filterCase(
    'listClickReports',
    'asin gives its rows',
    (world) => {
      const row = world.clicks.find(({ asin }) => asin !== null);
      return row && `${every}&asin=${row.asin}`;
    },
    (item, world) => item.asin === world.clicks.find(({ asin }) => asin !== null)?.asin,
    some,
  ),
  filterCase(
    'listClickReports',
    'asin is one: a comma belongs to it',
    `${every}&asin=B0A,B0B`,
    () => false,
    none,
  ),
  refusedCase('listClickReports', 'an empty asin', 'RANGE&asin='),
  refusedCase('listClickReports', 'asin given twice', 'RANGE&asin=a&asin=b'),
  refusedCase('listClickReports', 'a NUL in asin', 'RANGE&asin=a%00'),
  filterCase(
    'listClickReports',
    'clicks without an asin are a storefront’s',
    every,
    (item) => (item.asin === null) === (item.linkType === 'storefront'),
  ),
];

export const reports: Group = {
  name: 'Reports',
  cases: [...sharedCases('listReports'), ...reportCases, ...sharedCases('listClickReports'), ...clickCases],
};
