import type { Environment } from '@/lib/base/environment';
import { embeddedApi } from '@/lib/server/db/api-in-use';

/** Identifies the API in use, which stored keys and data belong to. Normalizes the base URL. */
export const identifyApi = ({ AFFILIATE_BASE_URL }: Pick<Environment, 'AFFILIATE_BASE_URL'>): string =>
  AFFILIATE_BASE_URL ?? embeddedApi;
