import type { ReactNode } from 'react';
import { readReach } from '@/app/_server/reach';
import { requireMember } from '@/app/_server/session';
import { buildNavigation } from '@/components/layout/navigation';
import { Page } from '@/components/layout/page';
import { PageTabs } from '@/components/layout/page-tabs';

export default async function LinksLayout({ children }: { children: ReactNode }) {
  await requireMember('links');
  // Without a creator's key, the pages say that they need one.
  const { pages } = buildNavigation({ ...(await readReach()), creator: true });
  return (
    <Page className="max-w-[1200px]">
      <PageTabs group="links" names={pages.map(({ name }) => name)} />
      {children}
    </Page>
  );
}
