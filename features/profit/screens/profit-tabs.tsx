import { useSearchParams } from 'next/navigation';
import { TabLinks } from '@/components/ui/tab-links';
import { profitViews } from '@/features/profit/profit-search';
import { pickDays } from '@/lib/client/range-search';
import { useLanguage } from '@/lib/language/use-language';

type View = (typeof profitViews)[number];

/** Tabs for all rows and for pay-per-click rows. */
export function ProfitTabs({ current }: { current: View }) {
  const { t } = useLanguage();
  const params = useSearchParams();
  return (
    <TabLinks
      label={t('pages.profit')}
      tabs={profitViews.map((view) => ({
        href: {
          pathname: '/reports/profit',
          query: { ...pickDays(params), ...(view === 'all' ? {} : { show: view }) },
        },
        path: '/reports/profit',
        label: t(view === 'cpc' ? 'profit.cpc' : 'pages.profit'),
        current: view === current,
      }))}
    />
  );
}
