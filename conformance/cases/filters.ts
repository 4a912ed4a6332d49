import { expect } from 'vitest';
import { z } from 'zod';
import type { OperationId } from '@/lib/contract/paths';
import type { Case } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import type { Answer } from '../client';
import { pathOf } from '../operation-list';
import type { World } from '../world';

export const invalid: Case['check'] = (answer) => expectError(answer, 422, 'Input Validation Failed');

export const nowhere = '00000000-0000-4000-8000-000000000000';

const lists = z.record(z.string(), z.unknown());
const rows = z.array(z.record(z.string(), z.unknown()));

/** The items of any list response. */
export function itemsOf(answer: Answer): Record<string, unknown>[] {
  if (Array.isArray(answer.body)) return rows.parse(answer.body);
  const found = Object.values(lists.parse(answer.body)).find(Array.isArray);
  return rows.parse(found);
}

/** A query, and a condition for each returned item. */
export function filterCase(
  id: OperationId,
  title: string,
  query: string | ((world: World) => string | undefined),
  matches: (item: Record<string, unknown>, world: World) => boolean,
  count?: (items: number, world: World) => boolean,
): Case {
  return {
    title: `${id}: ${title}`,
    ask: (world) => {
      const search = typeof query === 'string' ? query : query(world);
      return search === undefined ? undefined : { path: pathOf(world, id, search) };
    },
    check: (answer, world) => {
      expectAnswer(id, answer);
      const items = itemsOf(answer);
      expect(items.filter((item) => !matches(item, world))).toEqual([]);
      if (count) expect(count(items.length, world), `${items.length} items`).toBe(true);
    },
  };
}

export function refusedCase(
  id: OperationId,
  title: string,
  query: string | ((world: World) => string),
): Case {
  return {
    title: `${id}: ${title} is 422`,
    ask: (world) => ({ path: pathOf(world, id, typeof query === 'string' ? query : query(world)) }),
    check: invalid,
  };
}

export const none = (items: number) => items === 0;
export const some = (items: number) => items > 0;

/**
 * Lists of UUIDs are validated item by item; lists of strings only require items. API: "list of uuids", "list of
 * strings".
 */
export function listCases(id: OperationId, name: string, kind: 'uuids' | 'strings', more = ''): Case[] {
  const query = (value: string) => `${more}&${name}=${value}`;
  const any = () => true;
  const free = ['not-a-uuid', `${nowhere},x`, '%20', 'a%2Cb'];
  return [
    filterCase(id, `${name} of nothing known is an empty list`, query(nowhere), any, none),
    filterCase(
      id,
      `${name} takes several`,
      query(`${nowhere},${nowhere.replace('4000', '4001')}`),
      any,
      none,
    ),
    refusedCase(id, `an empty ${name}`, query('')),
    refusedCase(id, `an empty item in ${name}`, query(`${nowhere},,${nowhere}`)),
    refusedCase(id, `a comma at the end of ${name}`, query(`${nowhere},`)),
    refusedCase(id, `a comma at the start of ${name}`, query(`,${nowhere}`)),
    refusedCase(id, `${name} given twice`, `${query(nowhere)}&${name}=${nowhere}`),
    refusedCase(id, `a NUL in ${name}`, query(`${nowhere}%00`)),
    ...free.map((value) =>
      kind === 'uuids'
        ? refusedCase(id, `${name}=${value}`, query(value))
        : filterCase(id, `${name}=${value} is an empty list`, query(value), any, none),
    ),
  ];
}

/** `active` accepts only `true` and `false`. */
export function activeCases(id: OperationId, more = ''): Case[] {
  return [
    ...[true, false].map((active) =>
      filterCase(id, `active=${active}`, `${more}&active=${active}`, (item) => item.active === active),
    ),
    ...['', '1', '0', 'TRUE', 'yes', 'true,false', '%20true'].map((value) =>
      refusedCase(id, `active=${value}`, `${more}&active=${value}`),
    ),
  ];
}

/** Each known marketplace, an unknown one, and the default. */
export function marketplaceCases(
  id: OperationId,
  allowed: readonly string[],
  refused: readonly string[],
  fallback: string | null,
  more = '',
): Case[] {
  return [
    ...allowed.map((name) =>
      filterCase(id, `marketplace=${name}`, `${more}&marketplace=${name}`, (item) =>
        name === 'all' ? true : (item.marketplace ?? name) === name,
      ),
    ),
    ...[...refused, '', 'ALL', 'Marketplace.com', 'marketplace.com,marketplace.de', 'example.com'].map(
      (name) => refusedCase(id, `marketplace=${name}`, `${more}&marketplace=${name}`),
    ),
    filterCase(id, `marketplace is ${fallback ?? 'all'} when left out`, `${more}&limit=100`, (item) =>
      fallback === null ? true : (item.marketplace ?? fallback) === fallback,
    ),
  ];
}
