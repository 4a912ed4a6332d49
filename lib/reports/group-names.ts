import type { Dimension } from '@/lib/ledger/datasets';
import { isPlacement, unsetKey } from '@/lib/ledger/placement-dimensions';
import type { SummaryGroup } from '@/lib/ledger/summary/summary-shape';
import { dimensionInfo } from './dimensions';

const payoutModels: Record<string, string> = { standard: 'Standard', cpc: 'CPC' };

type Group = Pick<SummaryGroup, 'key' | 'label'> & Partial<Pick<SummaryGroup, 'kind' | 'groups'>>;

/** What a group is called: its label, or its key where nobody knows a name. */
export function nameGroup(dimension: Dimension, { kind, key, label, groups = 1 }: Group): string {
  const info = dimensionInfo[dimension];
  if (kind === 'other') return groups > 0 ? `Other (${groups})` : 'Other';
  if (key === null) return info.none;
  return label ?? nameKey(dimension, key);
}

/** What a key of a dimension is called, where nothing but the key is known. */
export function nameKey(dimension: Dimension, key: string): string {
  const info = dimensionInfo[dimension];
  if (key === 'none') return info.none;
  if (key === unsetKey && isPlacement(dimension)) return `No ${info.label.toLowerCase()}`;
  return dimension === 'payout_model' ? (payoutModels[key] ?? key) : key;
}
