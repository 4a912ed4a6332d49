import { Failure } from '@/lib/base/failure';
import type { ListSource } from '@/lib/data/fetch/lists/list-source';
import { readList, readOptionalList } from '@/lib/data/fetch/lists/read-list';
import type { ExportContext } from './file-list';

const untilStored = ({ signal }: ExportContext) => ({ waitMs: Number.POSITIVE_INFINITY, signal });

/** Waits until a list is stored. Throws Failure `busy` if it is not, or the error of reading it. */
export async function readComplete<Row extends object>(
  context: ExportContext,
  source: ListSource<Row>,
): Promise<void> {
  const { complete, cut } = await readList(context, source, untilStored(context));
  if (complete || cut) return;
  throw new Failure('busy', 'The list is still loading. Try again in a minute.', { retryAfter: 60 });
}

/** Waits for an optional list. One that cannot be read is left out, as on the page, and the file is partial. */
export async function readOptional<Row extends object>(
  context: ExportContext,
  source: ListSource<Row>,
): Promise<void> {
  await readOptionalList(context, source, untilStored(context));
}
