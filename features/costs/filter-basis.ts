import { freshen } from '@/lib/data/read/links/freshen';
import { listUnknownOf } from '@/lib/data/read/values/nearest-values';
import { readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { Ledger } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import { noneValue } from '@/lib/data/terms/filters/filter-value';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import type { CostFilters } from './cost';
import { ownCosts } from './own-costs';
import { costs } from './schema';

/**
 * What a filter of costs comes from: the lists that its groups follow, groups that do not exist, and its currency if no cost
 * has it. Makes the groups current.
 */
export async function readCostBasis(ledger: Ledger, filters: CostFilters): Promise<Basis> {
  const { lists } = await freshen(ledger, { creator_groups: filters.groups });
  return makeBasis([], lists, await readUnknownFilters(ledger, filters));
}

async function readUnknownFilters(
  ledger: Ledger,
  { groups = [], currency }: CostFilters,
): Promise<UnknownValue[]> {
  const values = groups.filter((group) => group !== noneValue);
  const asked = { filter: 'groups', kind: 'creator_group', values, write: (value: string) => value } as const;
  const unknown = await readUnknownValues(ledger, [asked]);
  if (currency === undefined) return unknown;
  const stored = await ledger.db
    .selectDistinct({ value: costs.currency })
    .from(costs)
    .where(ownCosts(ledger.id))
    .orderBy(costs.currency);
  return [
    ...unknown,
    ...listUnknownOf(
      { filter: 'currency', values: [currency] },
      stored.map((one) => ({ ...one, name: null })),
    ),
  ];
}
