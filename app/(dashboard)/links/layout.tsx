import type { ReactNode } from 'react';
import { pageContext } from '@/app/_server/context';
import { Page } from '@/components/layout/page';
import { LinkTabs } from '@/features/links/screens/link-tabs';
import { allows, may } from '@/lib/server/accounts/member';
import { hasSellerKey } from '@/lib/server/connections/has-seller-key';

export default async function LinksLayout({ children }: { children: ReactNode }) {
  const { member, db } = await pageContext('links');
  const reports = await hasSellerKey(db, member.workspaceId);
  const makes = may(member.role, 'links', 'write');
  return (
    <Page className="max-w-[1200px]">
      <LinkTabs
        makes={makes}
        sells={reports && may(member.role, 'view')}
        earns={reports && makes && allows(member, 'earnings')}
      />
      {children}
    </Page>
  );
}
