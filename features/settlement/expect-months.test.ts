import { expect, it } from 'vitest';
import { addDays, type Day, daysBetween, eachDay } from '@/lib/data/terms/days';
import { lookAges } from '@/lib/data/terms/look-ages';
import { toUnits } from '@/lib/data/terms/units';
import type { DayHistory } from './day-histories';
import { toLooks } from './day-looks';
import { expectMonths } from './expect-months';
import { lastOfMonth } from './ladder';

const today = '2026-06-11';
const range = { from: '2026-01-01', to: '2026-06-10' };
const noAge: readonly number[] = [];

type Shares = Record<string, number>;

/** A day with 100.00 times the share of its age. `shares`: the age from which each share holds. */
function makeDay(day: Day, shares: Shares, ages: readonly number[], on = today): DayHistory {
  const share = (age: number) => {
    const known = Object.keys(shares)
      .map(Number)
      .filter((from) => from <= age);
    return shares[String(Math.max(...known))] ?? 1;
  };
  const valueAt = (age: number) => toUnits(String(100 * share(age)));
  const seen = lookAges.map((age) => (ages.includes(age) && addDays(day, age) <= on ? age : null));
  const last = eachDay({ from: day, to: on }).length - 1;
  const left = eachDay({ from: day, to: lastOfMonth(day.slice(0, 7)) }).length;
  return {
    ...toLooks(day, seen),
    current: valueAt(last),
    atMonthEnd: valueAt(left),
    values: seen.map((age) => (age === null ? null : valueAt(age))),
  };
}

function ask(
  sharesOf: (day: Day) => Shares,
  { ages = lookAges as readonly number[], from = range.from } = {},
) {
  const histories = eachDay({ ...range, from }).map((day) => makeDay(day, sharesOf(day), ages));
  return expectMonths({ looks: histories, histories, decimals: 2 }, today, () => today);
}

/** 4 % of the first report are gone at 14 days, and a quarter of the rest at 30 days, in the year's first month. */
const falling = (): Shares => ({ 0: 1, 14: 0.96, 30: 0.72 });

it('multiplies open days by what settled days of their age became', () => {
  const { settledMonths, months } = ask(falling);
  expect(settledMonths).toBe(3);
  expect(months.map(({ month }) => month)).toEqual(['2026-04', '2026-05', '2026-06']);
  // From April 28 on, days are open; those of 30 days and more have become what they stay.
  expect(months[0]).toEqual({
    month: '2026-04',
    settled: '1944.00',
    openDays: 3,
    open: '216.00',
    expected: '216.00',
    low: '216.00',
    high: '216.00',
    otherDays: 0,
  });
  // The days are 1 to 10 days old. Up to 7 days the factor is 0.72; at 8, 9 and 10 it has come 1/7, 2/7 and 3/7 of the way to 0.75.
  expect(months[2]).toMatchObject({ openDays: 10, open: '1000.00', expected: '722.57' });
});

it('states a range as wide as settled months scatter around what is expected of them', () => {
  const { months, within, tested } = ask((day) =>
    day < '2026-02-01' || day >= '2026-03-01' ? { 0: 1, 14: 0.9 } : { 0: 1, 14: 0.7 },
  );
  const june = months.at(-1);
  // February, of three months, lost three times as much.
  expect(Number(june?.low)).toBeLessThan(750);
  expect(Number(june?.high)).toBeGreaterThan(900);
  expect([within, tested.length]).toEqual([0, 0]);
  const steady = ask(falling).months.at(-1);
  expect(Number(steady?.high) - Number(steady?.low)).toBeLessThan(0.2);
});

it('counts newer months more', () => {
  const rate = (day: Day) => (day < '2026-03-01' ? 0.6 : 0.9);
  const { months } = ask((day) => ({ 0: 1, 14: rate(day) }));
  // Weights of January to March: 0.35, 0.5 and 0.71 of a half-life of two months.
  const expected =
    (0.1768 * 31 * 0.6 + 0.25 * 28 * 0.6 + 0.3536 * 31 * 0.9) / (0.1768 * 31 + 0.25 * 28 + 0.3536 * 31);
  const single = Number(months.at(-1)?.expected) / 1000;
  expect(single).toBeGreaterThan(expected);
  expect(single).toBeGreaterThan((0.6 * 59 + 0.9 * 31) / 90);
});

it('says that the newest settled month lies outside what older ones suggest', () => {
  const end = '2026-08-31';
  const days = (last: number) =>
    eachDay({ from: '2026-01-01', to: end }).map((day) => {
      const at = Number(day.slice(8)) % 5;
      return makeDay(day, { 0: 1, 14: (day < '2026-06-01' ? 0.9 : last) + at / 100 }, lookAges, end);
    });
  const ask = (last: number) =>
    expectMonths({ looks: days(last), histories: days(last), decimals: 2 }, end, () => end);
  expect(ask(0.9).changed).toBeNull();
  expect(ask(0.5).changed).toMatchObject({ month: '2026-06', isWithin: false });
});

it('estimates nothing of fewer than a hundred conversions', () => {
  const histories = eachDay(range).map((day) => makeDay(day, falling(), lookAges));
  const askOf = (perDay: number) => {
    const conversions = histories.map((one) => ({
      ...one,
      values: one.values.map((value) => value && toUnits(String(perDay))),
    }));
    return expectMonths({ looks: histories, histories, conversions, decimals: 2 }, today, () => today);
  };
  // January to March have 90 days.
  expect(askOf(1)).toMatchObject({ sample: 90, reason: 'fewConversions', months: [], settledMonths: 3 });
  expect(askOf(2)).toMatchObject({ sample: 180, reason: null, months: [{}, {}, {}] });
});

it('estimates nothing where the figures as reported were closer', () => {
  const end = '2026-12-31';
  // Every other month loses three tenths.
  const days = eachDay({ from: '2026-01-01', to: end }).map((day) =>
    makeDay(day, { 0: 1, 14: Number(day.slice(5, 7)) % 4 === 0 ? 0.3 : 1 }, lookAges, end),
  );
  const found = expectMonths({ looks: days, histories: days, decimals: 2 }, end, () => end);
  expect(found.meanError).toBeGreaterThan(found.reportedError ?? 1);
  expect(found).toMatchObject({ reason: 'notCloser', months: [] });
  expect(found.tested.length).toBeGreaterThan(3);
});

it('tests with the age of the last fetch then, and with what that fetch brought', () => {
  const end = '2026-08-31';
  // Nobody looked from the 20th to the end of a month, so its days are younger than on the day of the test.
  const pause = (date: Day) => date.slice(8) === '01' || date.slice(8) > '20';
  const loss = (age: number) => 100 - age;
  const days = eachDay({ from: '2026-01-01', to: end }).map((day): DayHistory => {
    const ages = eachDay({ from: addDays(day, 1), to: end })
      .filter((date) => !pause(date))
      .map((date) => daysBetween(day, date));
    const seen = lookAges.map(
      (age, at) => ages.find((one) => one >= age && one < (lookAges[at + 1] ?? 1_000)) ?? null,
    );
    const left = daysBetween(day, addDays(lastOfMonth(day.slice(0, 7)), 1));
    const lastAge = ages.filter((age) => age <= left).at(-1) ?? 0;
    const valueAt = (age: number) => toUnits(String(loss(Math.min(age, 45))));
    return {
      ...toLooks(day, seen),
      current: valueAt(ages.at(-1) ?? 0),
      atMonthEnd: valueAt(lastAge),
      values: seen.map((age) => (age === null ? null : valueAt(age))),
    };
  });
  const { tested } = expectMonths({ looks: days, histories: days, decimals: 2 }, end, () => end);
  expect(tested.length).toBeGreaterThan(1);
  for (const { error } of tested) expect(Math.abs(error ?? 1)).toBeLessThan(0.02);
});

it('estimates nothing with fewer than three settled months', () => {
  expect(ask(falling, { from: '2026-01-02' })).toEqual({
    settledMonths: 2,
    sample: null,
    reason: 'fewMonths',
    months: [],
    tested: [],
    within: 0,
    meanError: null,
    reportedError: null,
    changed: null,
  });
});

it('estimates nothing where days were seen only when they had settled', () => {
  expect(ask(falling, { ages: [45] })).toMatchObject({ settledMonths: 0, months: [] });
  expect(ask(falling, { ages: noAge })).toMatchObject({ settledMonths: 0, months: [] });
});

it('skips ages at which nobody looked', () => {
  const { months } = ask(falling, { ages: [7, 30, 45] });
  expect(months.at(-1)).toMatchObject({ month: '2026-06', openDays: 4, otherDays: 0 });
  // 7 days and older: 0.72, and on the line from 0.72 at 7 days to 1 at 30 days.
  const factors = [0, 1, 2, 3].map((at) => 0.72 + (0.28 * at) / 23);
  expect(months.at(-1)?.expected).toBe((100 * factors.reduce((sum, one) => sum + one, 0)).toFixed(2));
});

it('tests each settled month with what was known at its end', () => {
  const end = '2026-12-31';
  const days = eachDay({ from: '2026-01-01', to: end }).map((day) =>
    makeDay(day, day < '2026-06-01' ? falling() : { 0: 1, 14: 0.9 }, lookAges, end),
  );
  const { tested, meanError } = expectMonths({ looks: days, histories: days, decimals: 2 }, end, () => end);
  // January to March are settled by mid May, so May is the first month with three settled ones before its end.
  expect(tested.map(({ month }) => month)).toEqual([
    '2026-05',
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
  ]);
  const sum = (count: number, of: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => of(at)).reduce((all, one) => all + one, 0);
  // On June 1, 7 days are at most 7 days old, 6 at most 13, 16 at most 29, and 2 older.
  const young = 7 * 72 + sum(6, (at) => 72 + (3 * (at + 1)) / 7);
  const older = sum(16, (at) => 96 * (0.75 + (0.25 * at) / 16)) + 2 * 72;
  const expected = (young + older).toFixed(2);
  expect(tested[0]).toMatchObject({ settledMonths: 3, open: '2980.00', expected, settled: '2232.00' });
  expect(tested[0]?.error).toBeCloseTo((Number(expected) - 2232) / 2232, 7);
  // June changed course, which nobody could know.
  expect(tested[1]?.error).toBeLessThan(-0.1);
  expect(tested[1]?.settled).toBe('2700.00');
  const errors = tested.map(({ error }) => Math.abs(error ?? 0));
  expect(meanError).toBeCloseTo(errors.reduce((sum, one) => sum + one, 0) / errors.length, 7);
});
