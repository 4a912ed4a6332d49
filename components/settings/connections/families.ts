import type { KeyFamily } from '@/lib/contract/operations';

/** In the order shown. */
export const families: readonly KeyFamily[] = ['seller', 'creator'];
