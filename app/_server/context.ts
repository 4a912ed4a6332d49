import 'server-only';
import type { Capability, Member } from '@/lib/accounts/member';
import type { Db } from '@/lib/db/database';
import type { Environment } from '@/lib/environment';
import type { Call } from '@/lib/gateway/call';
import type { LedgerStore } from '@/lib/ledger/store/store';
import type { Runtime } from '@/lib/runtime/runtime';
import { getRuntime } from './runtime';
import { requireMember } from './session';

/** What code that answers a member works with. Functions of lib take what they need of it as arguments. */
export type MemberContext = {
  member: Member;
  environment: Environment;
  db: Db;
  /** Report rows of every workspace. */
  store: LedgerStore;
  /** Calls the API with the workspace's keys. */
  call: Call;
  /** The same for walks through whole lists, which queue apart so that a long one delays no page. */
  walk: Call;
};

/** The context of one member, on this process's runtime. */
export function contextOf({ environment, db, ledger, gateway }: Runtime, member: Member): MemberContext {
  const call = gateway.callFor(member.workspaceId);
  const walk = gateway.callFor(member.workspaceId, 'sync');
  return { member, environment, db, store: ledger, call, walk };
}

/** For pages: the context of the member, who may `capability`. Redirects as `requireMember` does. */
export async function pageContext(capability?: Capability): Promise<MemberContext> {
  const member = await requireMember(capability);
  return contextOf(await getRuntime(), member);
}
