import { datasets } from '@/lib/data/terms/datasets';
import {
  type DimensionFilter,
  dimensionFilters,
  eachFilter,
  filterDimensions,
} from '@/lib/data/terms/filters/filter-dimensions';
import { type GroupKind, groupDimensions } from '@/lib/data/terms/group-dimensions';

/** The days of a catalog's figures. */
export const dayFields = {
  from: 'First day of the figures, UTC, YYYY-MM-DD.',
  to: 'Last day of the figures, UTC, YYYY-MM-DD. At most one year after the first.',
};

/** Days, or their name. */
export const rangeFields = {
  ...dayFields,
  range: 'In place of from and to: days relative to today (UTC).',
};

/** The filter of a list by named groups. */
export const groupsField = (kind: GroupKind): string =>
  `Ids of named groups of ${kind}s, as report with group=${groupDimensions[kind]} has them in key; none for those in no group.`;

const own: Partial<Record<DimensionFilter, string>> = {
  brands: 'Ids of brands.',
  products: 'Ids of products, as the groups of a report have them in key.',
  creators: 'Ids of creators.',
  campaigns: 'Ids of campaigns.',
  payout_models: 'standard or cpc.',
};

/** Filters of rows of all datasets. The word none stands for rows without a value. */
export const filterFields: Record<string, string> = {
  ...eachFilter((dimension) => `Keys of groups by ${dimension}.`),
  ...own,
  currencies: 'Currencies, such as USD.',
};

const others = dimensionFilters.filter((name) => !(filterDimensions[name] in datasets.reports.dimensions));

/** Those of product reports. */
export const reportFilterFields: Record<string, string> = Object.fromEntries(
  Object.entries(filterFields).filter(([name]) => !others.some((other) => other === name)),
);
