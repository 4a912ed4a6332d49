import { toHref } from '@/components/layout/navigation';
import { TabLinks } from '@/components/ui/tab-links';

const workspaceTabs = [
  ['connections', 'Connections'],
  ['members', 'Members'],
  ['margins', 'Margins'],
  ['currencies', 'Currencies'],
  ['data', 'Data'],
  ['audit', 'Audit'],
] as const;

const ownTabs = [
  ['appearance', 'Appearance'],
  ['account', 'Account'],
] as const;

/** A creator sees what is their own alone. */
export function SettingsTabs({ ownOnly }: { ownOnly: boolean }) {
  return (
    <TabLinks
      label="Settings"
      tabs={[...(ownOnly ? [] : workspaceTabs), ...ownTabs].map(([name, label]) => ({
        href: toHref(`/settings/${name}`),
        path: `/settings/${name}`,
        label,
      }))}
    />
  );
}
