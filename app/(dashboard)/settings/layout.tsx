import type { ReactNode } from 'react';
import { requireMember } from '@/app/_server/session';
import { Page } from '@/components/layout/page';
import { SettingsTabs } from '@/features/settings/screens/settings-tabs';
import { may } from '@/lib/server/accounts/member';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { role } = await requireMember();
  return (
    <Page className="max-w-[1040px]">
      <SettingsTabs ownOnly={!may(role, 'view')} />
      {children}
    </Page>
  );
}
