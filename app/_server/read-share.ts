import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { mayShow } from '@/features/shares/read-sheet';
import { readCookie } from '@/lib/access/browser-cookie';
import { opensShare, shareCookie } from '@/lib/access/grants/share-cookie';
import { findShare, type Share } from '@/lib/access/grants/shares';
import type { RateLimit } from '@/lib/access/rate-limit';
import { isSecure } from '@/lib/access/site';
import { readVisitor } from '@/lib/access/visitor';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { workspaceOf } from './context';
import { getRuntime } from './runtime';

/** A share that works, whether this browser may see its figures, and the network that it asks from. */
type FoundShare = { share: Share; workspace: Workspace; open: boolean; from: string };

/**
 * The share with this secret: by nothing else of the request than its network, its language and the cookie of a password.
 * A session counts for nothing. `busy`: the network opened too many. Undefined: it does not work. Read once per request.
 */
export const readShare = cache(async (token: string): Promise<FoundShare | 'busy' | undefined> => {
  const jar = await cookies();
  const runtime = await getRuntime();
  const { db, secrets, environment } = runtime;
  const secure = isSecure(environment);
  const { network, ipPrefix: from } = await readVisitor(await headers(), { jar, secrets, secure });
  if (!(await takeView(runtime.limits.share, network))) return 'busy';
  const share = await findShare(db, token);
  if (!share) return undefined;
  noteRequest({ workspaceId: share.member.workspaceId });
  const workspace = await workspaceOf(runtime, share.member);
  if (!(await mayShow(workspace, share))) return undefined;
  const cookie = readCookie(jar, shareCookie(share.id), secure);
  const open = share.passwordHash === null || (await opensShare(cookie, share.id, secrets.session));
  return { share, workspace, open, from };
});

/** False over the limit. A page cannot set headers of its response. */
async function takeView(limit: RateLimit, network: string): Promise<boolean> {
  try {
    await limit.take(network, new Headers());
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'throttled') return false;
    throw error;
  }
}
