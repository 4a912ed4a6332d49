import { TabLinks } from '@/components/ui/tab-links';

export function ProgramTabs() {
  return (
    <TabLinks
      label="Creator program"
      tabs={[
        { href: { pathname: '/program' }, path: '/program', label: 'Campaigns' },
        { href: { pathname: '/program/creators' }, path: '/program/creators', label: 'Creators' },
        { href: { pathname: '/program/lookup' }, path: '/program/lookup', label: 'Look up tags' },
      ]}
    />
  );
}
