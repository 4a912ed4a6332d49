import { useSearchParams } from 'next/navigation';
import { TabLinks } from '@/components/ui/tab-links';
import { pickDays } from '@/lib/query/range-search';
import type { profitViews } from './profit-search';

type View = (typeof profitViews)[number];

const tabs: readonly { view: View; label: string }[] = [
  { view: 'all', label: 'Profit' },
  { view: 'cpc', label: 'CPC break-even' },
];

/** Profit of all rows, or of those that pay per click. */
export function ProfitTabs({ current }: { current: View }) {
  const params = useSearchParams();
  return (
    <TabLinks
      label="Profit"
      tabs={tabs.map(({ view, label }) => ({
        href: {
          pathname: '/reports/profit',
          query: { ...pickDays(params), ...(view === 'all' ? {} : { show: view }) },
        },
        path: '/reports/profit',
        label,
        current: view === current,
      }))}
    />
  );
}
