import type { CatalogContext } from './context';
import type { CreatorProfile } from './creator-shape';
import { listSources } from './list-sources';
import { readItems } from './read-items';
import { leaveOut, readPartners } from './read-partners';

/** A creator, their brands by name, and their tags in the program. Throws Failure, `not_found` for an unknown id. */
export async function readCreator({ reader }: CatalogContext, id: string): Promise<CreatorProfile> {
  const [creator, partners, program] = await Promise.all([
    reader.call('getCreator', { params: { id } }),
    readPartners(reader),
    readItems(reader, listSources.programCreators, { waitMs: 5_000 }).catch(leaveOut),
  ]);
  const tags = partners.tagsOf.get(id) ?? [];
  return {
    creator,
    brands: creator.partneredBrandIds.map((brandId) => ({
      id: brandId,
      name: partners.brandNames.get(brandId) ?? brandId,
    })),
    program: program.rows.filter((entry) => tags.includes(entry.creatorConnectionsId)),
  };
}
