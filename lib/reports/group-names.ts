import type { Dimension } from '@/lib/ledger/datasets';
import { isPlacement, unsetKey } from '@/lib/ledger/placement-dimensions';
import type { FilterName } from '@/lib/ledger/query/query-parameters';
import type { SummaryGroup } from '@/lib/ledger/summary/summary-shape';
import type { Names, Wanted } from '@/lib/names/names';
import { dimensionInfo } from './dimensions';

const payoutModels: Record<string, string> = { standard: 'Standard', cpc: 'CPC' };

/** Ids among the groups whose names have to be looked up. */
export function wantedGroupNames(
  dimension: Dimension | null,
  groups: readonly Pick<SummaryGroup, 'key' | 'label'>[],
): Wanted {
  const kind = dimension ? dimensionInfo[dimension].names : undefined;
  if (!kind) return {};
  return {
    [kind]: groups.flatMap(({ key, label }) => (key !== null && label === null ? [key] : [])),
  };
}

/** Ids that the report is narrowed by, whose names have to be looked up. */
export function wantedFilterNames(filters: Partial<Record<FilterName, readonly string[]>>): Wanted {
  const named = Object.values(dimensionInfo).flatMap(({ filter, names }) =>
    names ? [[names, (filters[filter] ?? []).filter((value) => value !== 'none')] as const] : [],
  );
  return Object.fromEntries(named);
}

/** What a group is called: the rows' own word, the name looked up, or the key as it came. */
export function nameGroup(
  dimension: Dimension,
  { kind, key, label, groups }: Pick<SummaryGroup, 'kind' | 'key' | 'label' | 'groups'>,
  names: Names | undefined,
): string {
  const info = dimensionInfo[dimension];
  if (kind === 'other') return groups > 0 ? `Other (${groups})` : 'Other';
  if (key === null) return info.none;
  return label ?? nameKey(dimension, key, names);
}

/** What a key of a dimension is called, where nothing but the key is known. */
export function nameKey(dimension: Dimension, key: string, names: Names | undefined): string {
  const info = dimensionInfo[dimension];
  if (key === 'none') return info.none;
  if (key === unsetKey && isPlacement(dimension)) return `No ${info.label.toLowerCase()}`;
  if (dimension === 'payout_model') return payoutModels[key] ?? key;
  return (info.names && names?.[info.names][key]) ?? key;
}
