import 'server-only';
import { cookies } from 'next/headers';
import { readCookie } from '@/lib/server/accounts/browser-cookie';
import { isSecure } from '@/lib/server/accounts/site';
import { pendingCookie } from '@/lib/server/second-factor/pending-sign-in';
import { getRuntime } from './runtime';

/** The token of this browser's sign-in that waits for the second factor, whether open or not. */
export async function readPendingToken(): Promise<string | undefined> {
  const jar = await cookies();
  const { environment } = await getRuntime();
  return readCookie(jar, pendingCookie, isSecure(environment));
}
