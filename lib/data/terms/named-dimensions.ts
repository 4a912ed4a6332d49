import { type DatasetName, datasets } from './datasets';
import type { Dimension } from './dimensions';

/** Dimensions whose ids a stored list names, and that list. */
export const nameLists = { brand: 'brands', product: 'products', creator: 'creators' } as const;

export type NamedDimension = keyof typeof nameLists;

export const namedDimensions = Object.keys(nameLists).filter(
  (name): name is NamedDimension => name in nameLists,
);

export const isNamed = (dimension: Dimension): dimension is NamedDimension =>
  namedDimensions.some((name) => name === dimension);

/** Dimensions that a dataset's rows contain only as ids. */
export const listNamed = (dataset: DatasetName): NamedDimension[] =>
  namedDimensions.filter(
    (name) => name in datasets[dataset].dimensions && !(name in datasets[dataset].labels),
  );
