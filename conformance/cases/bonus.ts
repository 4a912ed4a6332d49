import { expect } from 'vitest';
import { sellerMarketplaces } from '@/lib/contract/marketplaces';
import type { Case, Group } from '../case';
import { expectAnswer } from '../check-answer';
import { pathOf } from '../operation-list';
import type { World } from '../world';
import { filterCase, itemsOf, none, nowhere, refusedCase } from './filters';

const id = 'listBonusEstimates';
const withinRange = (world: { recent: string; end: string }) => `start=${world.recent}&end=${world.end}`;
const toDay = (instant: string) => instant.slice(0, 10).replaceAll('-', '');

const refuse = (title: string, more: string) =>
  refusedCase(id, title, (world) => `${withinRange(world)}&${more}`);

const cases: Case[] = [
  {
    title: 'listBonusEstimates: a bare array of days in order, inside the range',
    ask: (world) => ({ path: pathOf(world, id, withinRange(world)) }),
    check: (answer, world) => {
      expectAnswer(id, answer);
      expect(Array.isArray(answer.body)).toBe(true);
      const days = itemsOf(answer).map(({ date }) => String(date));
      expect(days).toEqual([...days].sort());
      for (const day of days) expect(day >= toDay(world.recent) && day <= toDay(world.end)).toBe(true);
    },
  },
  ...[
    { of: 'all brands', more: () => '' },
    { of: 'a brand', more: (world: World) => `&brand_id=${world.brand.id}` },
  ].map(
    ({ of, more }): Case => ({
      title: `listBonusEstimates: one row per date and currency for ${of}`,
      ask: (world) => ({ path: pathOf(world, id, `${withinRange(world)}${more(world)}`) }),
      check: (answer) => {
        expectAnswer(id, answer);
        const keys = itemsOf(answer).map(({ date, currency }) => `${date} ${currency}`);
        expect(keys.length).toBeGreaterThan(0);
        expect(new Set(keys).size).toBe(keys.length);
      },
    }),
  ),
  filterCase(
    id,
    'an unknown brand has none',
    (world) => `${withinRange(world)}&brand_id=${nowhere}`,
    () => true,
    none,
  ),
  filterCase(
    id,
    'another seller’s brand has none here',
    (world) => world.other?.brand && `${withinRange(world)}&brand_id=${world.other.brand.id}`,
    () => false,
  ),
  refuse('brand_id=x', 'brand_id=x'),
  refuse('an empty brand_id', 'brand_id='),
  refuse('brand_id given twice', `brand_id=${nowhere}&brand_id=${nowhere}`),
  refuse('a list as brand_id', `brand_id=${nowhere},${nowhere}`),
  ...sellerMarketplaces.map((name) =>
    filterCase(
      id,
      `marketplace=${name}`,
      (world) => `${withinRange(world)}&marketplace=${name}`,
      () => true,
    ),
  ),
  ...['all', 'retailer2.com', 'storefront-platform.com', 'retailer3.com', '', 'ALL'].map((name) =>
    refuse(`marketplace=${name}`, `marketplace=${name}`),
  ),
];

export const bonus: Group = { name: 'Brand referral bonus', cases };
