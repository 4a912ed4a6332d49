import { embeddedApi } from '@/lib/db/api-in-use';
import type { Environment } from '@/lib/environment';

/** Identifies the API in use. Keys, and what is kept from the API, belong to it. The base URL is normalized. */
export const identifyApi = ({ AFFILIATE_BASE_URL }: Pick<Environment, 'AFFILIATE_BASE_URL'>): string =>
  AFFILIATE_BASE_URL ?? embeddedApi;
