import type { en } from '@/lib/language/messages/en';

/** The noun for rows of a table: `products`. The messages `table.counts` contain its counts. */
export type Noun = keyof (typeof en)['table']['counts'];
