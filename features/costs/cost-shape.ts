import type { Basis } from '@/lib/data/terms/basis';
import type { Day } from '@/lib/data/terms/days';

/** Kinds of costs beside commission. */
export const costKinds = ['fee', 'sample', 'retainer', 'tool'] as const;
export type CostKind = (typeof costKinds)[number];

/** What a cost can be for, besides the whole workspace. Each is a dimension of report rows. */
export const costSubjects = ['brand', 'creator', 'subid1', 'subid2', 'sharedid'] as const;
export type CostSubject = (typeof costSubjects)[number];

/** `id`: of a brand or creator, or the text of a subid or shared id. */
export type Subject = { kind: CostSubject; id: string };

/** A cost beside commission. `from` to `to` are days (UTC), inclusive: a period is spread over them by day. */
export type Cost = {
  kind: CostKind;
  /** Null for a cost of the whole workspace. */
  subject: Subject | null;
  /** An exact decimal string above zero, in major units. */
  amount: string;
  currency: string;
  from: Day;
  to: Day;
  note: string;
};

/** A stored cost. `name`: of the brand or creator; null for other subjects, and if unknown. */
export type StoredCost = Cost & { id: string; name: string | null };

/** Response of GET /api/costs. */
export type Costs = {
  costs: StoredCost[];
  /** Number of costs that match the filters. */
  total: number;
  /** Number of all stored costs. */
  stored: number;
  /** The lists that groups of the filter follow, and values of filters that nothing has. */
  basis: Basis;
};
