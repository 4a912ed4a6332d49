import { freshen } from '@/lib/data/read/links/freshen';
import { listUnknownOf } from '@/lib/data/read/values/nearest-values';
import { listAskedOf, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { Ledger } from '@/lib/data/store/workspace';
import { type Basis, makeBasis } from '@/lib/data/terms/basis';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import { deskFilters } from './desk-filters';
import type { DeskFilters } from './desk-query';
import { countTags, mostTags } from './read-desk';
import { readStages } from './stages';

/**
 * What partners and their groups come from: the lists that groups of creators follow, and values of filters that the desk does
 * not have. Makes the groups current.
 */
export async function readDeskBasis(ledger: Ledger, query: DeskFilters): Promise<Basis> {
  const { lists } = await freshen(ledger, { creator_groups: query.groups }, { groups: ['creator'] });
  return makeBasis([], lists, await readUnknownFilters(ledger, query));
}

async function readUnknownFilters(ledger: Ledger, query: DeskFilters): Promise<UnknownValue[]> {
  const { id, db } = ledger;
  const { stages = [], tags = [] } = query;
  const unknown = await readUnknownValues(ledger, listAskedOf(deskFilters, query));
  const [known, given] = [
    stages.length > 0 ? (await readStages(db, id)).stages : [],
    tags.length > 0 ? [...(await countTags(db, id, tags)), ...(await countTags(db, id).limit(mostTags))] : [],
  ];
  return [
    ...unknown,
    ...listUnknownOf(
      { filter: 'stages', values: stages },
      known.map(({ key, name }) => ({ value: key, name })),
    ),
    ...listUnknownOf(
      { filter: 'tags', values: tags },
      given.map(({ tag }) => ({ value: tag, name: null })),
    ),
  ];
}
