import type { en } from '@/lib/language/messages/en';

/** What one row of a table is: `products`. Its counts are messages. */
export type Noun = keyof (typeof en)['table']['counts'];
