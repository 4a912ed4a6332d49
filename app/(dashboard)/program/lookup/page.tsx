import type { Metadata } from 'next';
import { LookupScreen } from '@/components/asleep/screens';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { requireMember } from '@/lib/accounts/session';
import { listFamilies } from '@/lib/connections/list-connections';
import { getRuntime } from '@/lib/runtime';

export const metadata: Metadata = { title: 'Look up tags' };

export default async function LookupPage() {
  const { workspaceId } = await requireMember('view');
  const { db } = await getRuntime();
  const keyed = (await listFamilies(db, workspaceId)).includes('seller');
  return <Page>{keyed ? <LookupScreen /> : <KeyNeeded title="Look up tags" />}</Page>;
}
