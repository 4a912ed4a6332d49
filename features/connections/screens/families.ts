import type { KeyFamily } from '@/lib/contract/operations';

/** In display order. */
export const families: readonly KeyFamily[] = ['seller', 'creator'];
