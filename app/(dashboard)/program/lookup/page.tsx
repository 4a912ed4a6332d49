import type { Metadata } from 'next';
import { pageContext } from '@/app/_server/context';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/components/reports/key-needed';
import { LookupScreen } from '@/components/screens';
import { hasSellerKey } from '@/lib/connections/has-seller-key';

export const metadata: Metadata = { title: 'Look up tags' };

export default async function LookupPage() {
  const { db, member } = await pageContext('view');
  const keyed = await hasSellerKey(db, member.workspaceId);
  return <Page>{keyed ? <LookupScreen /> : <KeyNeeded title="Look up tags" />}</Page>;
}
