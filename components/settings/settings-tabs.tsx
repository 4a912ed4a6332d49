import { toHref } from '@/components/layout/navigation';
import { TabLinks } from '@/components/ui/tab-links';

const tabs = [
  ['connections', 'Connections'],
  ['members', 'Members'],
  ['data', 'Data'],
  ['appearance', 'Appearance'],
  ['audit', 'Audit'],
  ['account', 'Account'],
] as const;

export function SettingsTabs() {
  return (
    <TabLinks
      label="Settings"
      tabs={tabs.map(([name, label]) => ({
        href: toHref(`/settings/${name}`),
        path: `/settings/${name}`,
        label,
      }))}
    />
  );
}
