import { Failure } from '@/lib/failure';
import { listSources } from './list-sources';
import { readItems } from './read-items';
import type { Reader } from './read-list';

const waitMs = 5_000;

/**
 * Names of brands, and tags by the creator they belong to. A courtesy beside other rows: what cannot be read is
 * left out, but for a key that is missing or refused.
 */
export async function readPartners(reader: Reader) {
  const [brands, matches] = await Promise.all([
    readItems(reader, listSources.brands, { waitMs }).catch(leaveOut),
    readItems(reader, listSources.creatorMatches, { waitMs }).catch(leaveOut),
  ]);
  const tagsOf = new Map<string, string[]>();
  const creatorOf = new Map<string, string>();
  for (const { creatorTeamId, creatorConnectionsId } of matches.rows) {
    tagsOf.set(creatorTeamId, [...(tagsOf.get(creatorTeamId) ?? []), creatorConnectionsId]);
    creatorOf.set(creatorConnectionsId, creatorTeamId);
  }
  return { brandNames: new Map(brands.rows.map(({ id, name }) => [id, name])), tagsOf, creatorOf };
}

export function leaveOut(error: unknown): { rows: never[] } {
  if (error instanceof Failure && (error.code === 'key_missing' || error.code === 'key_refused')) throw error;
  return { rows: [] };
}
