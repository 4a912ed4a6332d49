'use client';

import { Banner } from '@/components/ui/banner';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { asOneOf } from '@/lib/address/parameter';
import { useSearch } from '@/lib/address/use-search';
import { ExplorerScreen, type ExplorerScreenProps } from './explorer-screen';

const reportsSearch = { dataset: asOneOf(['reports', 'program']).or('reports') };
const options = [
  { value: 'reports', label: 'Attribution' },
  { value: 'program', label: 'Creator program' },
] as const;

/** Attribution reports, or those of the creator program; never both in one figure. */
export function ReportsScreen(props: Pick<ExplorerScreenProps, 'today' | 'now'>) {
  const [{ dataset }, setSearch] = useSearch(reportsSearch, { history: 'push' });
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
          <Banner title="Program commission is not paid out through the service.">
            It is shown apart from attribution and never added to it.
          </Banner>
        ) : null
      }
      switcher={
        <SegmentedControl
          className="justify-self-start"
          label="Rows"
          options={options}
          value={dataset}
          onChange={(next) => setSearch({ dataset: next })}
        />
      }
    />
  );
}
