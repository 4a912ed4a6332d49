/** Kinds of results, in display order. */
export const searchKinds = ['brands', 'products', 'creators', 'campaigns'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A search result and the page to open. */
export type SearchHit = { id: string; label: string; detail: string; path: string };

/** Response of /api/search: a few results of each kind. `unread`: lists that could not be searched. */
export type SearchAnswer = { hits: Record<SearchKind, SearchHit[]>; unread: SearchKind[] };
