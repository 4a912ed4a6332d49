'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { MultiSelect } from '@/components/filters/multi-select';
import { type Explorer, optionsInput } from '@/features/reports/explorer';
import { readOwn } from '@/lib/base/read-own';
import { summaryOptions } from '@/lib/client/ledger';
import type { FilterNames } from '@/lib/data/read/query/read-labels';
import { type Dimension, dimensionInfo } from '@/lib/data/terms/dimensions';
import { noneValue, writeFilterValue } from '@/lib/data/terms/filters/filter-value';
import { isNamed } from '@/lib/data/terms/named-dimensions';
import { useLanguage } from '@/lib/language/use-language';
import { formatFigure } from '@/lib/pages/figure';
import { nameFilterValue, nameGroup } from '@/lib/pages/group-names';

/** Dimensions whose ids people know by heart. */
const typedDimensions: ReadonlySet<Dimension> = new Set(['product', 'link']);

type Props = {
  dimension: Dimension;
  explorer: Explorer;
  /** Names of the chosen ids. While `stale`, those of the previous response. */
  names: FilterNames | undefined;
  stale: boolean;
  onChange: (values: string[]) => void;
};

export function DimensionFilter({ dimension, explorer, names, stale, onChange }: Props) {
  const { t, format } = useLanguage();
  const filter = dimensionInfo[dimension].filter;
  const selected = explorer.filters[filter] ?? [];
  const [reached, setReached] = useState(false);
  const values = useQuery({ ...summaryOptions(optionsInput(explorer, dimension)), enabled: reached });
  const failure = toFailure(values);
  // Values are shown and sorted by their figure in the page's currency.
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
  // Wait for the name instead of showing the id first.
  const nameChosen = (value: string) =>
    readOwn(names?.[filter], value) ??
    (stale && isNamed(dimension) && value !== noneValue ? '…' : nameFilterValue(t, dimension, value));
  const options = new Map(
    selected.map((value) => [
      value,
      { value, label: nameChosen(value), detail: undefined as string | undefined },
    ]),
  );
  for (const { group, currency } of groups) {
    const value = writeFilterValue(dimension, group.key);
    const detail = formatFigure(format, group.figures, explorer.metric, currency);
    const name = nameGroup(t, dimension, group);
    options.set(value, { value, label: name, detail: options.get(value)?.detail ?? detail });
  }
  return (
    <MultiSelect
      label={t(`dimensions.${dimension}.label`)}
      options={[...options.values()]}
      selected={selected}
      onChange={onChange}
      loading={values.isPending && reached}
      cut={cut}
      typed={typedDimensions.has(dimension)}
      failure={failure ? <FailedLine {...failure} title={t('reports.failures.choices')} /> : undefined}
      onReach={() => setReached(true)}
    />
  );
}
