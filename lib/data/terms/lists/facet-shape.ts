/** A value of a list's column, and how many rows have it. */
export type FacetCount = { value: string; count: number };

export type NamedBrand = { id: string; name: string };
