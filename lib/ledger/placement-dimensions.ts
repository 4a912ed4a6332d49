/** What is known of the links that were made here, and so groups and narrows rows by their link. */
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

/** The key of links that were made here without a value. Values never equal it: the view `placements` escapes `~`. */
export const unsetKey = '~';

export const isPlacement = (name: string): name is PlacementDimension =>
  placementDimensions.some((dimension) => dimension === name);
