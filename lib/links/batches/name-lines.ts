import { Failure } from '@/lib/failure';
import type { LinkDraft } from '../draft';
import { type Reader, readCatalog } from '../find-products';

/** Lines with the titles that the catalog knows. A catalog that cannot be read leaves them as they are. */
export async function nameLines(reader: Reader, lines: readonly LinkDraft[]): Promise<LinkDraft[]> {
  const titles = await readTitles(reader);
  return lines.map((line) => {
    const title = line.title ?? titles.get(`${line.marketplace}/${line.productId}`);
    return title === undefined ? line : { ...line, title };
  });
}

async function readTitles(reader: Reader): Promise<Map<string, string>> {
  try {
    const rows = (await readCatalog(reader))?.rows ?? [];
    return new Map(rows.map(({ marketplace, primaryId, title }) => [`${marketplace}/${primaryId}`, title]));
  } catch (error) {
    if (error instanceof Failure) return new Map();
    throw error;
  }
}
