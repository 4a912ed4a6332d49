import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, countDays } from '@/lib/data/terms/days';
import { findSides, type Spell } from './find-sides';

const on = (day: string, since = addDays(day, -1)): Spell => ({ day, since });
const find = (spell: Spell, others: readonly Spell[], today: string, first = '2026-01-01') =>
  findSides(spell, others, { today, first });
const change = on('2026-05-15');

it('compares whole weeks before with the days since, without the days between two lists', () => {
  expect(find(change, [change], '2026-07-01')).toEqual({
    before: { from: '2026-03-19', to: '2026-05-13' },
    after: { from: '2026-05-16', to: '2026-06-12' },
  });
  expect(find(on('2026-05-15', '2026-05-10'), [], '2026-07-01')).toMatchObject({
    before: { to: '2026-05-09' },
    after: { from: '2026-05-16' },
  });
});

it('counts complete days only, and says when there are enough', () => {
  expect(find(change, [], '2026-05-22')).toEqual({ reason: 'tooEarly', ready: '2026-05-23' });
  expect(find(change, [], '2026-05-23')).toMatchObject({
    after: { from: '2026-05-16', to: '2026-05-22' },
  });
});

it('ends where the same thing changed before or after', () => {
  expect(find(change, [on('2026-04-10'), change, on('2026-05-30')], '2026-07-01')).toEqual({
    before: { from: '2026-04-16', to: '2026-05-13' },
    after: { from: '2026-05-16', to: '2026-05-28' },
  });
  const tooSoon = { reason: 'tooFewDays' };
  expect(find(change, [on('2026-04-20')], '2026-07-01')).toEqual(tooSoon);
  expect(find(change, [on('2026-05-20')], '2026-07-01')).toEqual(tooSoon);
  // It is not too early for what will never be known.
  expect(find(change, [on('2026-05-18')], '2026-05-19')).toEqual(tooSoon);
});

it('compares no days whose rows are not known', () => {
  expect(find(change, [], '2026-07-01', '2026-04-01')).toMatchObject({
    before: { from: '2026-04-02', to: '2026-05-13' },
  });
  expect(find(change, [], '2026-07-01', '2026-04-20')).toEqual({ reason: 'tooFewDays' });
});

it('never compares a day on which something changed', () => {
  const spell = fc
    .record({ at: fc.integer({ min: -80, max: 40 }), age: fc.integer({ min: 0, max: 9 }) })
    .map(({ at, age }) => on(addDays(change.day, at), addDays(change.day, at - age)));
  const spells = fc.array(spell, { maxLength: 4 });
  fc.assert(
    fc.property(spells, fc.integer({ min: 0, max: 60 }), (others, passed) => {
      const today = addDays(change.day, passed);
      const sides = find(change, others, today);
      if ('reason' in sides) return;
      const { before, after } = sides;
      expect(countDays(before) % 7).toBe(0);
      expect(after.to < today).toBe(true);
      for (const { day, since } of [...others, change]) {
        const isIn = [before, after].some(({ from, to }) => day >= from && day <= to);
        if (day !== change.day) expect(isIn, `${since} to ${day}`).toBe(false);
        expect(before.to < change.since && after.from > change.day).toBe(true);
      }
    }),
  );
});
