import { z } from 'zod';
import { type Answer, ask, type Target } from './client';
import { type PagedOperation, pathOf } from './operation-list';
import type { World } from './world';

const page = z.object({ cursor: z.string().nullable() }).catchall(z.unknown());

/** The items and cursor of a paged response. */
export function readPage(
  { list }: PagedOperation,
  { body }: Answer,
): { items: unknown[]; cursor: string | null } {
  const read = page.parse(body);
  return { items: z.array(z.unknown()).parse(read[list]), cursor: read.cursor || null };
}

/** Follows a list's cursors to its end, or for `most` pages. */
export async function walkPages(
  target: Target,
  world: World,
  operation: PagedOperation,
  query: string,
  most = 1_000,
): Promise<unknown[][]> {
  const pages: unknown[][] = [];
  let cursor: string | null = null;
  do {
    const step: string = cursor === null ? query : `${query}&cursor=${encodeURIComponent(cursor)}`;
    const { items, cursor: next } = readPage(
      operation,
      await ask(target, { path: pathOf(world, operation.id, step) }),
    );
    pages.push(items);
    cursor = next;
  } while (cursor !== null && pages.length < most);
  return pages;
}
