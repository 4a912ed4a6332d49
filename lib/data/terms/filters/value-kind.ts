import type { Dimension } from '../dimensions';

/** What the values of a filter are. */
export type ValueKind = Dimension | 'currency' | 'category' | 'status';
