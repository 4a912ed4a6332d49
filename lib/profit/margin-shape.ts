import type { Day } from '@/lib/ledger/days';

/** What a margin may be of. A product counts before its category, a category before the brand. */
export const marginKinds = ['brand', 'category', 'product'] as const;
export type MarginKind = (typeof marginKinds)[number];

/**
 * What is left of sales after every cost but commission. `subject` is the id of a brand or product, or the name of a
 * category. `percent` is decimal text from 0 to 100; it holds from the day (UTC) on, until the next of its subject.
 */
export type Margin = { kind: MarginKind; subject: string; from: Day; percent: string };

/** `name`: of the brand or product; null where nobody says, and of categories. */
export type NamedMargin = Margin & { name: string | null };

/** What GET /api/margins answers. */
export type Margins = {
  margins: NamedMargin[];
  /** How many pass the filters. */
  total: number;
  /** How many are stored, by kind. */
  counts: Record<MarginKind, number>;
};

/** What GET /api/margins/subjects answers: what a margin can be set for. Products are too many to list. */
export type MarginSubjects = { brands: { id: string; name: string }[]; categories: string[] };
