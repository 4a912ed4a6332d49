import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page';
import { SettingsTabs } from '@/components/settings/settings-tabs';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <Page className="max-w-[1040px]">
      <SettingsTabs />
      {children}
    </Page>
  );
}
