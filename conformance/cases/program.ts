import { expect } from 'vitest';
import { z } from 'zod';
import type { Case, Group } from '../case';
import { expectAnswer } from '../check-answer';
import { filterCase, itemsOf, listCases, marketplaceCases, nowhere, refusedCase } from './filters';

const named = z.object({ id: z.string() });
const idOf = (value: unknown) => named.parse(value).id;
const notOnes = ['all', 'marketplace.co.uk', 'retailer2.com'];

const reports: Case[] = [
  filterCase(
    'listProgramReports',
    'brand_ids',
    (world) => world.programRows[0] && `RANGE&brand_ids=${world.programRows[0].brand.id}`,
    (item, world) => idOf(item.brand) === world.programRows[0]?.brand.id,
    (items) => items > 0,
  ),
  filterCase(
    'listProgramReports',
    'campaign_ids',
    (world) => world.programRows[0] && `RANGE&campaign_ids=${world.programRows[0].campaign.id}`,
    (item, world) => idOf(item.campaign) === world.programRows[0]?.campaign.id,
    (items) => items > 0,
  ),
  filterCase(
    'listProgramReports',
    'asins',
    (world) => world.programRows[0] && `RANGE&asins=${world.programRows[0].asin},B0NOTHING0`,
    (item, world) => item.asin === world.programRows[0]?.asin,
    (items) => items > 0,
  ),
  filterCase(
    'listProgramReports',
    'filters narrow together',
    (world) => {
      const [row] = world.programRows;
      return row && `RANGE&brand_ids=${row.brand.id}&campaign_ids=${row.campaign.id}&asins=${row.asin}`;
    },
    (item, world) =>
      idOf(item.campaign) === world.programRows[0]?.campaign.id && item.asin === world.programRows[0]?.asin,
    (items) => items > 0,
  ),
  filterCase(
    'listProgramReports',
    'another seller’s brand has no rows here',
    (world) => world.other?.brand && `RANGE&brand_ids=${world.other.brand.id}`,
    () => false,
  ),
  {
    title: 'listProgramReports: unique per campaign, creator, date and asin',
    ask: (world) => ({
      path: `/api/seller/v1/creator-connections/reports?start=${world.start}&end=${world.end}&limit=500`,
    }),
    check: (_, world) => {
      const keys = world.programRows.map((row) =>
        [row.campaign.id, row.creator.creatorConnectionsId, row.date, row.asin].join(),
      );
      expect(new Set(keys).size).toBe(keys.length);
    },
  },
  ...listCases('listProgramReports', 'brand_ids', 'uuids', 'RANGE'),
  ...listCases('listProgramReports', 'campaign_ids', 'uuids', 'RANGE'),
  ...listCases('listProgramReports', 'asins', 'strings', 'RANGE'),
  ...marketplaceCases('listProgramReports', ['marketplace.com'], notOnes, 'marketplace.com', 'RANGE'),
];

/** A campaign starts at or after `starts_after`, and ends at or before `ends_before`. */
const campaigns: Case[] = [
  filterCase(
    'listCampaigns',
    'starts_after',
    (world) => world.campaigns[0] && `limit=100&starts_after=${world.campaigns[0].startDate}`,
    (item, world) => String(item.startDate) >= (world.campaigns[0]?.startDate ?? ''),
  ),
  filterCase(
    'listCampaigns',
    'ends_before',
    (world) => world.campaigns[0] && `limit=100&ends_before=${world.campaigns[0].endDate}`,
    (item, world) => String(item.endDate) <= (world.campaigns[0]?.endDate ?? ''),
  ),
  filterCase(
    'listCampaigns',
    'starts_after the last of years',
    'starts_after=9999-12-31T23:59:59.999Z',
    () => false,
  ),
  filterCase(
    'listCampaigns',
    'ends_before the first of years',
    'ends_before=0000-01-01T00:00:00.000Z',
    () => false,
  ),
  filterCase(
    'listCampaigns',
    'brand_ids',
    (world) => world.campaigns[0] && `brand_ids=${world.campaigns[0].brand.id}`,
    (item, world) => idOf(item.brand) === world.campaigns[0]?.brand.id,
    (items) => items > 0,
  ),
  ...['2026-01-31', '2026-02-30T00:00:00.000Z', '2026-01-31T00:00:00Z', ''].flatMap((date) => [
    refusedCase('listCampaigns', `starts_after=${date}`, `starts_after=${date}`),
    refusedCase('listCampaigns', `ends_before=${date}`, `ends_before=${date}`),
  ]),
  ...listCases('listCampaigns', 'brand_ids', 'uuids'),
  ...marketplaceCases('listCampaigns', ['marketplace.com'], notOnes, null),
];

const creators: Case[] = [
  {
    title: 'listProgramCreators: claimed have e-mail and bio, unclaimed may have none',
    ask: () => ({ path: '/api/seller/v1/creator-connections/creators?limit=100' }),
    check: (answer, world) => {
      expectAnswer('listProgramCreators', answer);
      expect(new Set(world.programCreators.map((one) => one.creatorConnectionsId)).size).toBe(
        world.programCreators.length,
      );
    },
  },
  filterCase(
    'listProgramCreators',
    'creator_ids gives those creators',
    (world) => world.programCreators[0] && `creator_ids=${world.programCreators[0].id}`,
    (item, world) => item.id === world.programCreators[0]?.id,
    (items) => items === 1,
  ),
  filterCase(
    'listProgramCreators',
    'brand_ids gives those with rows of the brand',
    (world) => world.programRows[0] && `limit=100&brand_ids=${world.programRows[0].brand.id}`,
    (item, world) =>
      world.programRows.length === 500 ||
      world.programRows.some(
        (row) =>
          row.brand.id === world.programRows[0]?.brand.id &&
          row.creator.creatorConnectionsId === item.creatorConnectionsId,
      ),
    (items) => items > 0,
  ),
  ...listCases('listProgramCreators', 'brand_ids', 'uuids'),
  ...listCases('listProgramCreators', 'creator_ids', 'uuids'),
];

const lookup = (title: string, tags: string, check: Case['check']): Case => ({
  title: `lookupCreators: ${title}`,
  ask: () => ({ path: `/api/seller/v1/creator-connections/creators/lookup?creatorConnectionsIds=${tags}` }),
  check,
});

const lookups: Case[] = [
  lookup('unknown tags are absent', 'nobody-20,no-one-21', (answer) => {
    expectAnswer('lookupCreators', answer);
    expect(itemsOf(answer)).toEqual([]);
  }),
  {
    title: 'lookupCreators: matched tags alone come back, each once',
    ask: (world) => {
      const claimed = world.programCreators.find(({ email }) => email !== null);
      const tag = claimed?.creatorConnectionsId;
      const query = `creatorConnectionsIds=nobody-20,${tag},${tag}`;
      return tag === undefined
        ? undefined
        : { path: `/api/seller/v1/creator-connections/creators/lookup?${query}` };
    },
    check: (answer, world) => {
      expectAnswer('lookupCreators', answer);
      const claimed = world.programCreators.find(({ email }) => email !== null);
      expect(itemsOf(answer).map((one) => one.creatorConnectionsId)).toEqual([claimed?.creatorConnectionsId]);
    },
  },
  lookup(
    '500 tags are looked up at once',
    Array.from({ length: 500 }, (_, n) => `tag${n}-20`).join(','),
    (answer) => expectAnswer('lookupCreators', answer),
  ),
  refusedCase('lookupCreators', 'no tags', ''),
  refusedCase('lookupCreators', 'empty tags', 'creatorConnectionsIds='),
  refusedCase('lookupCreators', 'an empty tag', 'creatorConnectionsIds=a-20,,b-20'),
  refusedCase('lookupCreators', 'tags given twice', 'creatorConnectionsIds=a-20&creatorConnectionsIds=b-20'),
  refusedCase('lookupCreators', 'a NUL', 'creatorConnectionsIds=a%00'),
  {
    title: 'lookup is not a creator id',
    ask: () => ({ path: `/api/seller/v1/creator-connections/creators/${nowhere}` }),
    check: (answer) => expect(answer.status).toBe(404),
  },
];

export const program: Group = {
  name: 'Creator program',
  cases: [...reports, ...campaigns, ...creators, ...lookups],
};
