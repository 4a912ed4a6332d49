import { z } from 'zod';
import {
  type DatasetName,
  datasetNames,
  datasets,
  type SourceId,
  sourceIds,
} from '@/lib/data/terms/datasets';
import { oneOf } from '@/lib/data/terms/filters/query-parameters';
import { checkYears, rangeFields } from '@/lib/data/terms/ranges/query-range';

const names = [...datasetNames, ...sourceIds] as const;
const isDataset = (name: string): name is DatasetName => datasetNames.some((known) => known === name);
const isSource = (name: string): name is SourceId => sourceIds.some((known) => known === name);
const isKnown = (name: string) => names.some((known) => known === name);

/** Comma-separated datasets (reports, clicks, brb, program) or sources. Defaults to all. */
const sources = z
  .string()
  .default(datasetNames.join(','))
  .transform((text) => text.split(','))
  .refine((list) => list.every(isKnown), { error: `must be a comma-delimited list of ${names.join(', ')}` })
  .transform((list) => [
    ...new Set(
      list.flatMap((name) => (isDataset(name) ? datasets[name].sources : isSource(name) ? [name] : [])),
    ),
  ]);

/** Query of GET and DELETE /api/ledger/sync. */
export const syncQuerySchema = z.object({ sources });

/** Query of POST /api/ledger/sync. Days as in a summary, at most two years. */
export const startSyncSchema = z
  .object({ sources, ...rangeFields, force: oneOf(['true', 'false']).default('false') })
  .superRefine((range, context) => checkYears(range, context, 2));
