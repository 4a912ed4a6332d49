import type { ReactNode } from 'react';
import { pageContext } from '@/app/_server/context';
import { Page } from '@/components/layout/page';
import { LinkTabs } from '@/components/links/link-tabs';
import { may } from '@/lib/accounts/member';
import { hasSellerKey } from '@/lib/connections/has-seller-key';

export default async function LinksLayout({ children }: { children: ReactNode }) {
  const { member, db } = await pageContext('links');
  const sells = may(member.role, 'view') && (await hasSellerKey(db, member.workspaceId));
  return (
    <Page className="max-w-[1200px]">
      <LinkTabs makes={may(member.role, 'links', 'write')} sells={sells} />
      {children}
    </Page>
  );
}
