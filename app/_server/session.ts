import 'server-only';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { pathHeader } from '@/features/people/accounts/path-header';
import { readCookie } from '@/lib/access/browser-cookie';
import { findMember } from '@/lib/access/find-member';
import { allows, type Capability, type SignedIn } from '@/lib/access/member';
import { decodeSessionToken, sessionCookie } from '@/lib/access/session-token';
import { isSecure } from '@/lib/access/site';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { getRuntime } from './runtime';

/** The session's cookie, which may have ended. */
export async function readSessionCookie(): Promise<string | undefined> {
  // Must come first: it tells the build that the page is dynamic, so that nothing else runs during a build.
  const jar = await cookies();
  const { environment } = await getRuntime();
  return readCookie(jar, sessionCookie, isSecure(environment));
}

/** The signed-in member, or undefined. Read once per request, so that a session ended elsewhere ends here. */
export const readMember = cache(async (): Promise<SignedIn | undefined> => {
  const cookie = await readSessionCookie();
  const { db, secrets } = await getRuntime();
  const sessionId = await decodeSessionToken(cookie, secrets.session);
  const member = sessionId && (await findMember(db, sessionId));
  if (member) noteRequest({ workspaceId: member.workspaceId });
  // Anyone may open the demo.
  if (member && !member.demo && cookie) {
    noteRequest({ caller: { credential: cookie, id: `person ${member.userId}` } });
  }
  return member || undefined;
});

/** For pages: the member, also one who lacks a second factor. Redirects to sign-in without a session. */
export async function requireSession(): Promise<SignedIn> {
  const member = await readMember();
  if (member) return member;
  const path = readCallbackPath((await headers()).get(pathHeader));
  redirect(path === '/' ? '/sign-in' : `/sign-in?callbackUrl=${encodeURIComponent(path)}`);
}

/**
 * For pages: the member, who must have `capability`. Redirects to sign-in without a session, to the page that adds a
 * second factor if the workspace requires one, and to the role's home page without the capability.
 */
export async function requireMember(capability: Capability = 'self'): Promise<SignedIn> {
  const member = await requireSession();
  if (member.lacksFactor) redirect(readCallbackPath('/second-factor'));
  if (!allows(member, capability)) redirect('/');
  return member;
}
