import type { OverviewCurrency } from './overview-shape';

/** The counts of all currencies as one, for cards of metrics without a currency. Its amounts are those of `main`. */
export function addCounts(main: OverviewCurrency, all: readonly OverviewCurrency[]): OverviewCurrency {
  return {
    ...main,
    figures: {
      ...main.figures,
      clicks: addFigure(all, 'clicks'),
      conversions: addFigure(all, 'conversions'),
    },
    series: { ...main.series, clicks: addSeries(all, 'clicks'), conversions: addSeries(all, 'conversions') },
    provisional: main.provisional.map((_, at) => all.some(({ provisional }) => provisional[at])),
  };
}

type Count = 'clicks' | 'conversions';

function addFigure(all: readonly OverviewCurrency[], metric: Count) {
  const parts = all.map(({ figures }) => figures[metric]);
  const now = addNumbers(parts.map((part) => Number(part.now))) ?? 0;
  const open = parts.map(({ provisional, now }) =>
    provisional.share === null ? null : provisional.share * Number(now),
  );
  const share = addNumbers(open);
  return {
    now,
    counted: addNumbers(parts.map(({ counted }) => (counted === null ? null : Number(counted)))),
    before: addNumbers(parts.map(({ before }) => (before === null ? null : Number(before)))),
    provisional: {
      any: parts.some(({ provisional }) => provisional.any),
      share: share === null || now === 0 ? null : share / now,
    },
  };
}

function addSeries(all: readonly OverviewCurrency[], metric: Count) {
  const lines = all.map(({ series }) => series[metric]);
  const add = (name: 'now' | 'before') =>
    (lines[0]?.[name] ?? []).map((_, at) => addPresent(lines.map((line) => line[name][at] ?? null)));
  return { now: add('now'), before: add('before') };
}

/** Null if a part is unknown. */
const addNumbers = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>((sum, next) => (sum === null || next === null ? null : sum + next), 0);

/** A currency without rows in a bucket adds nothing. Null if none has a value. */
const addPresent = (numbers: readonly (number | null)[]): number | null =>
  numbers.every((number) => number === null)
    ? null
    : numbers.reduce<number>((sum, next) => sum + (next ?? 0), 0);
