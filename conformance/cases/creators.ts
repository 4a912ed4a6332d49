import { expect } from 'vitest';
import { z } from 'zod';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { filterCase, invalid, listCases, nowhere } from './filters';

const ids = z.array(z.string());
const missing: Case['check'] = (answer) => expectError(answer, 404, 'Creator Not Found');

export const creators: Group = {
  name: 'Creators',
  cases: [
    {
      title: 'getCreator: a creator of the list, the same by id, with the e-mail',
      ask: (world) => ({ path: `/api/seller/v1/creators/${world.creatorId}` }),
      check: (answer, world) => {
        expectAnswer('getCreator', answer);
        expect(answer.body).toEqual(world.creators[0]);
      },
    },
    {
      title: 'getCreator: finds a creator that the lookup returns',
      ask: ({ lookedUp }) => lookedUp && { path: `/api/seller/v1/creators/${lookedUp.creatorTeamId}` },
      check: (answer, { lookedUp }) => {
        expectAnswer('getCreator', answer);
        expect(answer.body).toMatchObject({ id: lookedUp?.creatorTeamId, name: lookedUp?.name });
      },
    },
    {
      title: 'getCreator: an unknown id is 404',
      ask: () => ({ path: `/api/seller/v1/creators/${nowhere}` }),
      check: missing,
    },
    {
      title: 'getCreator: a creator of another seller alone is 404, or shown without e-mail',
      ask: (world) => {
        const known = new Set(world.creators.map(({ id }) => id));
        const foreign = world.other?.creators.find(({ id }) => !known.has(id));
        return foreign && { path: `/api/seller/v1/creators/${foreign.id}` };
      },
      check: (answer) => {
        if (answer.status === 404) expectError(answer, 404, 'Creator Not Found');
        else expectAnswer('getCreator', answer);
        expect(answer.text).not.toContain('@');
      },
    },
    ...['x', nowhere.slice(1), `${nowhere}%00`, 'active2'].map(
      (id): Case => ({
        title: `getCreator: the id ${id} is 422`,
        ask: () => ({ path: `/api/seller/v1/creators/${id}` }),
        check: invalid,
      }),
    ),
    filterCase(
      'listActiveCreators',
      'each has an active partnership with a brand of the seller',
      'limit=100',
      (item, world) => {
        const own = new Set(world.brands.map(({ id }) => id));
        const partnered = ids.parse(item.partneredBrandIds);
        return partnered.length > 0 && partnered.every((id) => own.has(id));
      },
    ),
    filterCase(
      'listActiveCreators',
      'brand_ids gives the partners of those brands',
      (world) => `limit=100&brand_ids=${world.brand.id}`,
      (item, world) => ids.parse(item.partneredBrandIds).includes(world.brand.id),
    ),
    filterCase(
      'listActiveCreators',
      'a word beside a brand id takes nothing away',
      (world) => `limit=100&brand_ids=${world.brand.id},word`,
      (item, world) => ids.parse(item.partneredBrandIds).includes(world.brand.id),
      (items, world) =>
        items === world.creators.filter((one) => one.partneredBrandIds.includes(world.brand.id)).length,
    ),
    filterCase(
      'listActiveCreators',
      'another seller’s brand has no creators here',
      (world) => world.other?.brand && `brand_ids=${world.other.brand.id}`,
      () => false,
    ),
    ...listCases('listActiveCreators', 'brand_ids', 'strings'),
  ],
};
