import 'server-only';
import type { Caller } from '@/lib/access/caller';
import { findMember } from '@/lib/access/find-member';
import { noteUse } from '@/lib/access/grants/define-grant';
import { findToken } from '@/lib/access/grants/tokens';
import { readBearer } from '@/lib/access/read-bearer';
import { readClient } from '@/lib/access/visitor';
import { Failure } from '@/lib/base/failure';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { readMember, readSessionCookie } from './session';

/**
 * Who sent a request: by an API token if it has one, or else by its session; undefined if it has neither. Counts
 * requests of tokens and describes their limit in `headers`. Throws Failure for a token that does not work, and for one
 * beside a session: a browser must not be led to act as someone else.
 */
export async function readCaller(
  request: Request,
  runtime: Runtime,
  headers: Headers,
): Promise<Caller | undefined> {
  const token = readBearer(request.headers);
  const { network, ipPrefix } = readClient(request.headers);
  if (token === undefined) {
    return readSession(runtime, { network, origin: request.headers.get('origin') ?? undefined });
  }
  if ((await readSessionCookie()) !== undefined) {
    throw new Failure('bad_request', 'Send an API token or a session cookie, not both.');
  }
  const { db, limits } = runtime;
  const found = await findToken(db, token);
  const { id, member } = found;
  const credential = request.headers.get('authorization') ?? '';
  noteRequest({ workspaceId: member.workspaceId, caller: { credential, id: `token ${id}` } });
  await limits.token.take(id, headers);
  await noteUse(db, found, ipPrefix);
  const again = async () => (await findToken(db, token).catch(ignoreEnd))?.member;
  return { id, member, scopes: found.opens.scopes, hasFactor: false, network, again };
}

async function readSession(
  { db }: Runtime,
  sent: Pick<Caller, 'network' | 'origin'>,
): Promise<Caller | undefined> {
  const member = await readMember();
  if (!member) return undefined;
  const { sessionId: id, hasFactor } = member;
  const again = async () => {
    const now = await findMember(db, id);
    return now?.lacksFactor ? undefined : now;
  };
  return { id, member, scopes: null, hasFactor, again, ...sent };
}

function ignoreEnd(error: unknown): undefined {
  if (error instanceof Failure && error.code === 'unauthenticated') return undefined;
  throw error;
}
