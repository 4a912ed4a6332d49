import 'server-only';
import { cookies } from 'next/headers';
import { pendingCookie } from '@/features/people/second-factor/pending-sign-in';
import { readCookie } from '@/lib/access/browser-cookie';
import { isSecure } from '@/lib/access/site';
import { getRuntime } from './runtime';

/** The token of this browser's sign-in that waits for the second factor, whether open or not. */
export async function readPendingToken(): Promise<string | undefined> {
  const jar = await cookies();
  const { environment } = await getRuntime();
  return readCookie(jar, pendingCookie, isSecure(environment));
}
