import 'server-only';
import { headers } from 'next/headers';
import type { Environment } from '@/lib/base/environment';

/** The host names of this server: the request's and that of APP_URL. */
export async function listOwnHosts({ APP_URL }: Pick<Environment, 'APP_URL'>): Promise<string[]> {
  const requested = `http://${(await headers()).get('host')}`;
  return [requested, APP_URL ?? requested]
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname);
}
