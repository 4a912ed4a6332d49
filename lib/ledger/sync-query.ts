import { z } from 'zod';
import { type DatasetName, datasetNames, datasets, type SourceId, sourceIds } from './datasets';
import { addDays, addYears } from './days';
import { oneOf, rangeFields } from './query-parameters';

const names = [...datasetNames, ...sourceIds] as const;
const isDataset = (name: string): name is DatasetName => datasetNames.some((known) => known === name);
const isSource = (name: string): name is SourceId => sourceIds.some((known) => known === name);
const isKnown = (name: string) => names.some((known) => known === name);

/** A comma-delimited list of datasets (reports, clicks, brb, program) or single sources; everything when left out. */
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

/** What GET and DELETE /api/ledger/sync take. */
export const syncQuerySchema = z.object({ sources });

/** What POST /api/ledger/sync takes. Days as in a summary, at most two years at once; ranges may lie in the past alone. */
export const startSyncSchema = z
  .object({ sources, ...rangeFields, force: oneOf(['true', 'false']).default('false') })
  .superRefine(({ from, to }, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message });
    if (to < from) complain('must not be before from');
    if (to > addDays(addYears(from, 2), -1)) complain('must be at most two years after from');
  });
