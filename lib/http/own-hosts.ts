import 'server-only';
import { headers } from 'next/headers';
import type { Environment } from '@/lib/environment';

/** The host names of this server: the request's and that of APP_URL. */
export async function listOwnHosts({ APP_URL }: Pick<Environment, 'APP_URL'>): Promise<string[]> {
  const asked = `http://${(await headers()).get('host')}`;
  return [asked, APP_URL ?? asked].filter((url) => URL.canParse(url)).map((url) => new URL(url).hostname);
}
