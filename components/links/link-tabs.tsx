import { TabLinks } from '@/components/ui/tab-links';

const making = [
  { href: { pathname: '/links' }, path: '/links', alias: '/links/new', label: 'One link' },
  { href: { pathname: '/links/batch' }, path: '/links/batch', label: 'Many links', nested: true },
];

const history = { href: { pathname: '/links/history' }, path: '/links/history', label: 'History' };
const performance = {
  href: { pathname: '/links/performance' },
  path: '/links/performance',
  label: 'Performance',
};
const help = { href: { pathname: '/links/help' }, path: '/links/help', label: 'Help' };

/** Who may only look sees the history first. Performance is of the seller's figures. */
export function LinkTabs({ makes, sells }: { makes: boolean; sells: boolean }) {
  const tabs = [...(makes ? making : []), history, ...(sells ? [performance] : []), help];
  return <TabLinks label="Links" tabs={tabs} />;
}
