/** Where found things are, in the order they are shown. */
export const searchKinds = ['brands', 'products', 'creators', 'campaigns'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing found, and the page it leads to. */
export type SearchHit = { id: string; label: string; detail: string; path: string };

/** What /api/search answers: a few of each kind. `unread`: lists that could not be looked through. */
export type SearchAnswer = { hits: Record<SearchKind, SearchHit[]>; unread: SearchKind[] };
