import type { ReactNode } from 'react';
import { readReach } from '@/app/_server/reach';
import { buildNavigation } from '@/components/layout/navigation';
import { Page } from '@/components/layout/page';
import { PageTabs } from '@/components/layout/page-tabs';

export default async function InboxLayout({ children }: { children: ReactNode }) {
  const { pages } = buildNavigation(await readReach());
  return (
    <Page className="max-w-[1040px]">
      <PageTabs group="inbox" names={pages.map(({ name }) => name)} />
      {children}
    </Page>
  );
}
