import { expect } from 'vitest';
import type { Case, Group } from '../case';
import { expectAnswer, expectError } from '../check-answer';
import { type PagedOperation, pagedOperations, pathOf } from '../operation-list';
import { readPage } from '../walk-pages';

const invalid: Case['check'] = (answer) => expectError(answer, 422, 'Input Validation Failed');

function listLimits(operation: PagedOperation): Case[] {
  const { id, max, fallback, more } = operation;
  const withLimit = (limit: string, check: Case['check']): Case => ({
    title: `${id} limit=${limit.slice(0, 20)}`,
    ask: (world) => ({ path: pathOf(world, id, `${more}&limit=${limit}`) }),
    check,
  });
  const atMost =
    (count: number): Case['check'] =>
    (answer) => {
      expectAnswer(id, answer);
      const { items, cursor } = readPage(operation, answer);
      expect(items.length).toBeLessThanOrEqual(count);
      if (cursor !== null) expect(items).toHaveLength(count);
    };
  const refused = [
    '0',
    `${max + 1}`,
    '-1',
    '',
    '%205',
    '5%20',
    '%2B5',
    '1e1',
    '0x10',
    '1.0',
    'ten',
    '٣',
    '9'.repeat(30),
    '5&limit=6',
  ];
  return [
    withLimit('1', atMost(1)),
    withLimit('2', atMost(2)),
    withLimit(`${max}`, atMost(max)),
    {
      title: `${id} without limit has ${fallback}`,
      ask: (world) => ({ path: pathOf(world, id, more) }),
      check: atMost(fallback),
    },
    ...refused.map((limit) => withLimit(limit, invalid)),
  ];
}

export const limits: Group = { name: 'Page size', cases: pagedOperations.flatMap(listLimits) };
