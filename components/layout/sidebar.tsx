'use client';

import type { ReactNode } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import type { Navigation } from './navigation';
import { NavigationList } from './navigation-list';

export function Sidebar({ navigation, workspace }: { navigation: Navigation; workspace: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div
      data-print="hide"
      className="sticky top-0 flex h-dvh w-56 shrink-0 flex-col border-r border-border bg-background max-md:hidden group-data-collapsed/shell:w-[53px]"
    >
      <section
        aria-label={t('layout.workspace.title')}
        className="flex h-12 shrink-0 items-center border-b border-border px-2"
      >
        {workspace}
      </section>
      <NavigationList navigation={navigation} />
    </div>
  );
}
