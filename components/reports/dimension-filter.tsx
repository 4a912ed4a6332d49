'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { MultiSelect } from '@/components/filters/multi-select';
import type { Dimension } from '@/lib/ledger/datasets';
import { summaryOptions } from '@/lib/query/ledger';
import { dimensionInfo } from '@/lib/reports/dimensions';
import { type Explorer, optionsInput } from '@/lib/reports/explorer';
import { formatFigure } from '@/lib/reports/figure';
import { nameGroup, nameKey, wantedGroupNames } from '@/lib/reports/group-names';
import { useNames } from './use-names';

/** Of these people know the ids. */
const typedDimensions: ReadonlySet<Dimension> = new Set(['product', 'link']);

type Props = { dimension: Dimension; explorer: Explorer; onChange: (values: string[]) => void };

export function DimensionFilter({ dimension, explorer, onChange }: Props) {
  const { label, filter, names: kind } = dimensionInfo[dimension];
  const selected = explorer.filters[filter] ?? [];
  const [reached, setReached] = useState(false);
  const values = useQuery({ ...summaryOptions(optionsInput(explorer, dimension)), enabled: reached });
  const failure = toFailure(values);
  // Values show, and come in the order of, their figure in the currency that the page shows.
  const currencies = (values.data?.currencies ?? []).toSorted(
    (a, b) => Number(b.currency === explorer.currency) - Number(a.currency === explorer.currency),
  );
  const groups = currencies.flatMap((entry) =>
    entry.groups
      .filter((group) => group.kind === 'value')
      .map((group) => ({ group, currency: entry.currency })),
  );
  const cut = currencies.some((entry) =>
    entry.groups.some(({ kind, groups }) => kind === 'other' && groups > 0),
  );
  const wanted = wantedGroupNames(
    dimension,
    groups.map(({ group }) => group),
  );
  const chosen = selected.filter((value) => value !== 'none');
  const names = useNames(kind ? { [kind]: [...(wanted[kind] ?? []), ...chosen] } : {});
  const options = new Map(
    selected.map((value) => [
      value,
      { value, label: nameKey(dimension, value, names), detail: undefined as string | undefined },
    ]),
  );
  for (const { group, currency } of groups) {
    const value = group.key ?? 'none';
    const detail = formatFigure(group.figures, explorer.metric, currency);
    const name = nameGroup(dimension, group, names);
    options.set(value, { value, label: name, detail: options.get(value)?.detail ?? detail });
  }
  return (
    <MultiSelect
      label={label}
      options={[...options.values()]}
      selected={selected}
      onChange={onChange}
      loading={values.isPending && reached}
      cut={cut}
      typed={typedDimensions.has(dimension)}
      failure={failure ? <FailedLine {...failure} title="The choices could not be loaded." /> : undefined}
      onReach={() => setReached(true)}
    />
  );
}
