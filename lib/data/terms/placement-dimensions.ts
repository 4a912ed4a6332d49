/** Attributes of links that were created here, for grouping and filtering rows by their link. */
export const placementDimensions = [
  'subid1',
  'subid2',
  'sharedid',
  'preset',
  'batch',
  'maker',
  'link_product',
] as const;
export type PlacementDimension = (typeof placementDimensions)[number];

/** The key of links created here without a value. Never equals a value, because the view `placements` escapes `~`. */
export const unsetKey = '~';

export const isPlacement = (name: string): name is PlacementDimension =>
  placementDimensions.some((dimension) => dimension === name);
