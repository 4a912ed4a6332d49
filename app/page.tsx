import { redirect } from 'next/navigation';
import { pageContext } from '@/app/_server/context';
import { readCallbackPath } from '@/features/people/accounts/callback-path';
import { listFamilies } from '@/lib/gateway/connections/list-connections';

/**
 * Redirects to the person's home: links for creators or workspaces with only a creator key, connections without any
 * key, otherwise the overview.
 */
export default async function HomePage() {
  const { member, db } = await pageContext();
  if (member.role === 'creator') redirect(readCallbackPath('/links'));
  const families = await listFamilies(db, member.workspaceId);
  if (families.includes('seller')) redirect(readCallbackPath('/overview'));
  redirect(readCallbackPath(families.includes('creator') ? '/links' : '/settings/connections'));
}
