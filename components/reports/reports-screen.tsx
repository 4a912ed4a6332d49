'use client';

import { useSearchParams } from 'next/navigation';
import { Banner } from '@/components/ui/banner';
import { TabLinks } from '@/components/ui/tab-links';
import { asOneOf } from '@/lib/address/parameter';
import { useSearch } from '@/lib/address/use-search';
import { pickDays } from '@/lib/query/range-search';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';

const reportsSearch = { dataset: asOneOf(['reports', 'program']).or('reports') };
const options = [
  { value: 'reports', label: 'Attribution' },
  { value: 'program', label: 'Creator program' },
] as const;

/** Attribution reports, or those of the creator program; never both in one figure. */
export function ReportsScreen(props: Pick<ExplorerScreenProps, 'today' | 'now'>) {
  const [{ dataset }] = useSearch(reportsSearch);
  const params = useSearchParams();
  const program = dataset === 'program';
  return (
    <ExplorerScreen
      {...props}
      key={dataset}
      dataset={dataset}
      page="/reports"
      title="Reports"
      description={
        program
          ? 'Sales and traffic of the creator program.'
          : 'Sales, commission and traffic of creators’ links, by product, day and link.'
      }
      note={
        program ? (
          <Banner title="Program commission is not paid by the platform.">
            It is never added to attributed commission.
          </Banner>
        ) : null
      }
      switcher={
        <TabLinks
          label="Reports"
          tabs={options.map(({ value, label }) => ({
            href: {
              pathname: '/reports',
              query: { ...pickDays(params), ...(value === 'program' ? { dataset: value } : {}) },
            },
            path: '/reports',
            label,
            current: value === dataset,
          }))}
        />
      }
    />
  );
}
