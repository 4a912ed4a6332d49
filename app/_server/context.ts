import 'server-only';
import type { Environment } from '@/lib/base/environment';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Runtime } from '@/lib/runtime/runtime';
import type { Capability, Member } from '@/lib/server/accounts/member';
import type { Db } from '@/lib/server/db/database';
import type { Call } from '@/lib/server/gateway/call';
import { getRuntime } from './runtime';
import { requireMember } from './session';

/** What handlers get for a signed-in member. Functions of lib take what they need from it as arguments. */
export type MemberContext = {
  member: Member;
  environment: Environment;
  db: Db;
  /** Report rows and lists of the workspace. */
  store: LedgerStore;
  /** Calls the API with the workspace's keys. */
  call: Call;
  /** Like `call`, for walks through complete lists. They use a separate queue, so that a long walk delays no page. */
  walk: Call;
};

/** The context of one member in this process's runtime. */
export function contextOf({ environment, db, ledger, gateway }: Runtime, member: Member): MemberContext {
  const call = gateway.callFor(member.workspaceId);
  const walk = gateway.callFor(member.workspaceId, 'sync');
  return { member, environment, db, store: ledger.of(member.workspaceId), call, walk };
}

/** For pages: the context of the member, who must have `capability`. Redirects like `requireMember`. */
export async function pageContext(capability?: Capability): Promise<MemberContext> {
  const member = await requireMember(capability);
  return contextOf(await getRuntime(), member);
}
