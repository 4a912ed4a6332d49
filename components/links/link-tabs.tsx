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
const earnings = { href: { pathname: '/links/earnings' }, path: '/links/earnings', label: 'Earnings' };
const help = { href: { pathname: '/links/help' }, path: '/links/help', label: 'Help' };

type Props = { makes: boolean; sells: boolean; earns: boolean };

/** Who may only look sees the history first. Performance is of the seller's figures, earnings are of one's own links. */
export function LinkTabs({ makes, sells, earns }: Props) {
  const tabs = [
    ...(makes ? making : []),
    history,
    ...(sells ? [performance] : []),
    ...(earns ? [earnings] : []),
    help,
  ];
  return <TabLinks label="Links" tabs={tabs} />;
}
