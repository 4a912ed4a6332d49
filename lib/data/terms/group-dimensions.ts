/** What a named group contains: creators or products, by id. */
export const groupKinds = ['creator', 'product'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** The dimension of each kind of named groups. A row belongs to every group that has its creator or product. */
export const groupDimensions = {
  creator: 'creator_group',
  product: 'product_group',
} as const satisfies Record<GroupKind, string>;
export type GroupDimension = (typeof groupDimensions)[GroupKind];

/** The kind of a dimension's groups; null for other dimensions. */
export const groupKindOf = (name: string): GroupKind | null =>
  groupKinds.find((kind) => groupDimensions[kind] === name) ?? null;

/** Whether lines of a dimension may overlap, so that they do not add up to the total. */
export const isGroupDimension = (name: string): name is GroupDimension => groupKindOf(name) !== null;
