import { english } from '@/lib/language/english';
import { formatDayRange } from '@/lib/language/format/day';
import { type Basis, basisLists, type ListBasis, type RowsBasis } from './basis';
import type { DatasetName } from './datasets';
import { describeUnknownValues } from './reporting/filter-words';

const rowNames: Record<DatasetName, string> = {
  reports: 'report rows',
  clicks: 'click report rows',
  brb: 'BRB estimates',
  program: 'program rows',
};

/** The values of filters that nothing has, for a file. Files leave the workspace, so they suggest no others. */
export const describeUnknown = ({ unknownValues }: Basis): string[] =>
  describeUnknownValues(english, unknownValues, { suggest: false });

/** What a basis lacks, for a file. Undefined if it is complete. */
export function describeMissing({ complete, rows, lists }: Basis): string | undefined {
  if (complete) return undefined;
  const isMissing = ({ state }: RowsBasis | ListBasis) => state !== 'complete';
  return [
    ...lists.filter(isMissing).map(describeList),
    ...new Set(rows.filter(isMissing).map(describeRows)),
  ].join('; ');
}

function describeRows({ datasets, gaps }: RowsBasis): string {
  const names = datasets.map((name) => rowNames[name]).join(' or ');
  const days = gaps.map(({ from, to }) => formatDayRange(from, to));
  return [`some ${names} are not loaded`, ...days].join(', ');
}

function describeList({ name, state }: ListBasis): string {
  const list = `the list of ${basisLists[name]}`;
  return state === 'cut' ? `${list} is longer than what is stored` : `${list} is not completely read`;
}
