import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { mayShow } from '@/features/shares/read-sheet';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/workspace';
import { readCookie } from '@/lib/server/accounts/browser-cookie';
import { isSecure } from '@/lib/server/accounts/site';
import { readVisitor } from '@/lib/server/accounts/visitor';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { findShare, type Share } from '@/lib/server/shares/find-share';
import { opensShare, shareCookie } from '@/lib/server/shares/share-cookie';
import { workspaceOf } from './context';
import { getRuntime } from './runtime';

/** A share that works, and whether this browser may see its figures. */
type FoundShare = { share: Share; workspace: Workspace; open: boolean };

/**
 * The share with this secret: by nothing else of the request than its network, its language and the cookie of a password.
 * A session counts for nothing. `busy`: the network opened too many. Undefined: it does not work. Read once per request.
 */
export const readShare = cache(async (token: string): Promise<FoundShare | 'busy' | undefined> => {
  const jar = await cookies();
  const runtime = await getRuntime();
  const { db, secrets, environment } = runtime;
  const secure = isSecure(environment);
  const { network } = await readVisitor(await headers(), { jar, secrets, secure });
  if (!(await takeView(runtime.shareLimit, network))) return 'busy';
  const share = await findShare(db, token);
  if (!share) return undefined;
  noteRequest({ workspaceId: share.member.workspaceId });
  const workspace = await workspaceOf(runtime, share.member);
  if (!(await mayShow(workspace, share))) return undefined;
  const cookie = readCookie(jar, shareCookie(share.id), secure);
  const open = share.passwordHash === null || (await opensShare(cookie, share.id, secrets.session));
  return { share, workspace, open };
});

type Limit = { take: (subject: string, headers: Headers) => Promise<void> };

/** False over the limit. A page cannot set headers of its response. */
async function takeView(limit: Limit, network: string): Promise<boolean> {
  try {
    await limit.take(network, new Headers());
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'throttled') return false;
    throw error;
  }
}
