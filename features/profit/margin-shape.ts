import type { Day } from '@/lib/data/terms/days';

/** Kinds of margins. A product's margin overrides its category's, which overrides the brand's. */
export const marginKinds = ['brand', 'category', 'product'] as const;
export type MarginKind = (typeof marginKinds)[number];

/**
 * The share of sales left after the product's own costs. `subject` is the id of a brand or product, or a category's
 * name. `percent` is a decimal string from 0 to 100. It applies from the day (UTC) on, until the subject's next margin.
 */
export type Margin = { kind: MarginKind; subject: string; from: Day; percent: string };

/** A margin from this day, the first that queries accept, counts from the beginning. */
export const beginning: Day = '1900-01-01';

/** `name`: of the brand or product; null for categories, and if unknown. */
export type NamedMargin = Margin & { name: string | null };

/** Response of GET /api/margins. */
export type Margins = {
  margins: NamedMargin[];
  /** Number of margins that match the filters. */
  total: number;
  /** Number of stored margins by kind. */
  counts: Record<MarginKind, number>;
};

/** Response of GET /api/margins/subjects: subjects that can have a margin. Products are too many to list. */
export type MarginSubjects = { brands: { id: string; name: string }[]; categories: string[] };
