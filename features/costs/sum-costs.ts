import type { DayRange } from '@/lib/data/terms/days';
import type { Grouping } from '@/lib/data/terms/dimensions';
import { type Filters, filterDimensions, setFilters } from '@/lib/data/terms/filters/filter-dimensions';
import { readFilterValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { groupKindOf } from '@/lib/data/terms/group-dimensions';
import { sumUnits, type Units, unitsText } from '@/lib/data/terms/units';
import type { Cost, Subject } from './cost-shape';
import { takePart } from './spread';

/** Costs of a currency and group: `key` as rows have it, null if the costs belong to no group. */
export type CostLine = {
  currency: string;
  key: string | null;
  /** The text of a subid; null for others. */
  label: string | null;
  cost: string;
  entries: number;
};

/** Costs of a currency that the filters leave out, because nobody knows what part of them matches. */
export type LeftOutCosts = { currency: string; costs: string; entries: number };

export type CostSums = { lines: CostLine[]; leftOut: LeftOutCosts[] };

/** `ranges`: separate ranges of days. */
type Asked = { ranges: readonly DayRange[]; group: Grouping; filters: Filters };
type Sum = Omit<CostLine, 'cost'> & { units: Units };

/**
 * The costs of some days by currency and group. For named groups, lines are by creator or product. A cost belongs to its
 * subject's line only. It matches only filters of its subject's kind; any other filter leaves it out.
 */
export function sumCosts(costs: readonly Cost[], { ranges, group, filters }: Asked): CostSums {
  const kind = groupKindOf(group) ?? group;
  const lines = new Map<string, Sum>();
  const leftOut = new Map<string, Sum>();
  const add = (sums: Map<string, Sum>, line: Omit<Sum, 'units' | 'entries'>, units: Units) => {
    const id = JSON.stringify([line.currency, line.key]);
    const { units: before, entries } = sums.get(id) ?? { units: 0n, entries: 0 };
    sums.set(id, { ...line, units: before + units, entries: entries + 1 });
  };
  for (const cost of costs) {
    const { currency, subject } = cost;
    if (filters.currencies && !filters.currencies.includes(currency)) continue;
    const parts = ranges.flatMap((range) => takePart(cost, range) ?? []);
    const match = matchFilters(subject, filters);
    if (parts.length === 0 || match === 'no') continue;
    const part = sumUnits(parts);
    const isOwn = subject !== null && subject.kind === kind;
    const key = isOwn ? keyOfSubject(subject) : null;
    const label = isOwn && key !== subject.id ? subject.id : null;
    if (match === 'yes') add(lines, { currency, key, label }, part);
    else add(leftOut, { currency, key: null, label: null }, part);
  }
  return {
    lines: [...lines.values()].map(({ units, ...line }) => ({ ...line, cost: unitsText(units) })),
    leftOut: [...leftOut.values()]
      .map(({ currency, units, entries }) => ({ currency, costs: unitsText(units), entries }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

/** Whether a cost matches all filters; `unknown` if some filter is about something else than its subject. */
function matchFilters(subject: Subject | null, filters: Filters): 'yes' | 'no' | 'unknown' {
  let match: 'yes' | 'unknown' = 'yes';
  for (const name of setFilters(filters)) {
    const dimension = filterDimensions[name];
    if (dimension !== subject?.kind) match = 'unknown';
    else {
      const accepted = filters[name]?.map((value) => readFilterValue(dimension, value)) ?? [];
      if (!accepted.includes(keyOfSubject(subject))) return 'no';
    }
  }
  return match;
}

/** A subject as the key of a group. Those of placements escape texts as filters of other dimensions do. */
const keyOfSubject = ({ kind, id }: Subject): string =>
  kind === 'brand' || kind === 'creator' ? id : writeFilterValue('link', id);
