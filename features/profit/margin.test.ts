import { expect, it } from 'vitest';
import { marginDeletionSchema, newMarginSchema } from './margin';

it.each([
  [{ kind: 'shop' }, 'kind'],
  [{ subject: ' ' }, 'subject'],
  [{ subject: 'x'.repeat(201) }, 'subject'],
  [{ from: '2026-02-30' }, 'from'],
  ...['101', '100.01', '-1', '12.345', '1e1', 'none', ''].map((percent) => [{ percent }, 'percent'] as const),
] as const)('a margin with %j is refused', (change, field) => {
  const margin = { kind: 'product', subject: 'P1', from: '2026-05-01', percent: '30' };
  expect(newMarginSchema.safeParse({ ...margin, ...change }).error?.issues[0]?.path).toEqual([field]);
});

it.each([
  [{ kind: 'product', subject: 'P1' }, 'from'],
  [{ kind: 'product', from: '2026-05-01' }, 'subject'],
  [{}, 'kind'],
])('deleting %j is refused', (query, field) => {
  expect(marginDeletionSchema.safeParse(query).error?.issues[0]?.path).toEqual([field]);
});
