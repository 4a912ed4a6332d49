import type { Metadata } from 'next';
import { LookupScreen } from '@/components/asleep/screens';
import { Page } from '@/components/layout/page';
import { requireMember } from '@/lib/accounts/session';

export const metadata: Metadata = { title: 'Look up tags' };

export default async function LookupPage() {
  await requireMember('view');
  return (
    <Page>
      <LookupScreen />
    </Page>
  );
}
