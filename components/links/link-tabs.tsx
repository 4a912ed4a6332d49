import { TabLinks } from '@/components/ui/tab-links';

const making = [
  { href: { pathname: '/links' }, path: '/links', alias: '/links/new', label: 'One link' },
  { href: { pathname: '/links/batch' }, path: '/links/batch', label: 'Many links', nested: true },
];

const looking = [
  { href: { pathname: '/links/history' }, path: '/links/history', label: 'History' },
  { href: { pathname: '/links/help' }, path: '/links/help', label: 'Help' },
];

/** Who may only look sees the history first. */
export function LinkTabs({ makes }: { makes: boolean }) {
  return <TabLinks label="Links" tabs={makes ? [...making, ...looking] : looking} />;
}
