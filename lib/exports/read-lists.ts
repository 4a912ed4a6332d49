import { type CatalogContext, catalogOf } from '@/lib/catalog/context';
import type { ListSource } from '@/lib/catalog/list-sources';
import { leaveOut, readList } from '@/lib/catalog/read-list';
import { Failure } from '@/lib/failure';
import type { ExportContext } from './file-list';

const readStored = <Row>(context: ExportContext, source: ListSource<Row>) =>
  readList(catalogOf(context).reader, source, { waitMs: Number.POSITIVE_INFINITY, signal: context.signal });

/** Waits until a list is stored. Throws Failure `busy` if it is not, or the error of reading it. */
export async function readComplete<Row>(context: ExportContext, source: ListSource<Row>): Promise<void> {
  const { complete, cut } = await readStored(context, source);
  if (complete || cut) return;
  throw new Failure('busy', 'The list is still loading. Try again in a minute.', { retryAfter: 60 });
}

/** Waits for an optional list with names. One that cannot be read is left out, as on the page. */
export async function readOptional<Row>(context: ExportContext, source: ListSource<Row>): Promise<void> {
  await readStored(context, source).catch(leaveOut);
}

/** The stored catalog. Reading it fetches nothing. */
export function storedCatalog(context: ExportContext): CatalogContext {
  const { reader, ledger } = catalogOf(context);
  return { ledger, reader: { ...reader, still: true } };
}
