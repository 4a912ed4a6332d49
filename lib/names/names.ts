/** What reports carry as ids only. */
export const nameKinds = ['brands', 'products', 'creators'] as const;
export type NameKind = (typeof nameKinds)[number];

/** Ids whose names are asked for. */
export type Wanted = Partial<Record<NameKind, readonly string[]>>;

/** Name by id. What the API does not know is absent, and shown by its id. */
export type Names = Record<NameKind, Record<string, string>>;

/** What /api/names answers. Not `complete`: some ids were not looked up yet, and may be named when asked again. */
export type NamesAnswer = Names & { complete: boolean };

/** Ids of one kind that a request may ask for. */
export const mostNames = 100;
