import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { ExplorerScreen } from '@/components/reports/explorer-screen';
import { requireMember } from '@/lib/accounts/session';
import { toDay } from '@/lib/ledger/days';

export const metadata: Metadata = { title: 'Reports' };

export default async function ReportsPage() {
  await requireMember('view');
  return (
    <Page>
      <ExplorerScreen
        dataset="reports"
        today={toDay(new Date())}
        title="Reports"
        description="Sales, commission and traffic of creators’ links, by product, day and link."
      />
    </Page>
  );
}
