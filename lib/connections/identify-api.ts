import { embeddedApi } from '@/lib/db/api-in-use';
import type { Environment } from '@/lib/environment';

/** Identifies the API in use, which stored keys and data belong to. Normalizes the base URL. */
export const identifyApi = ({ AFFILIATE_BASE_URL }: Pick<Environment, 'AFFILIATE_BASE_URL'>): string =>
  AFFILIATE_BASE_URL ?? embeddedApi;
