import { type FileFilters, nameFilters, writeFilterLines } from '@/lib/format/file-filters';

/** CSV as a download, written as fast as it is read. Filters are stated in its name and its first lines. */
export function respondCsv(name: string, parts: AsyncGenerator<string>, filters: FileFilters = {}): Response {
  const encoder = new TextEncoder();
  const file = `${name.replace(/[^\w.-]+/g, '-')}${nameFilters(filters)}.csv`;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(writeFilterLines(filters, '\r\n')));
    },
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
    },
  });
}
