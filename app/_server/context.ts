import 'server-only';
import { redirect } from 'next/navigation';
import type { Capability, Member, SignedIn } from '@/lib/access/member';
import { isOperator } from '@/lib/access/operators';
import type { Environment } from '@/lib/base/environment';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { readLanguage } from './language';
import { getRuntime } from './runtime';
import { requireMember } from './session';

/** The workspace of a member in this process's runtime. */
export const workspaceOf = async ({ workspaceOf }: Runtime, member: Member): Promise<Workspace> =>
  workspaceOf(member, await readLanguage());

/** What pages and forms get: the workspace and the settings of the process. */
export type PageContext = Workspace & { member: SignedIn; environment: Environment };

/** The context of one member in this process's runtime. */
export const contextOf = async (runtime: Runtime, member: SignedIn): Promise<PageContext> => ({
  ...(await workspaceOf(runtime, member)),
  member,
  environment: runtime.environment,
});

/** For pages: the context of the member, who must have `capability`. Redirects like `requireMember`. */
export async function pageContext(capability?: Capability): Promise<PageContext> {
  const member = await requireMember(capability);
  return contextOf(await getRuntime(), member);
}

/** For pages of people who run this installation. Redirects others like a page that their role cannot open. */
export async function operatorContext(): Promise<PageContext> {
  const context = await pageContext();
  if (!isOperator(context.environment, context.member)) redirect('/');
  return context;
}
