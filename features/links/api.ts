import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { stringList, uuid } from '@/lib/contract/parameters';
import { readLargeFile } from '@/lib/csv/read-large-file';
import { freshen } from '@/lib/data/read/links/freshen';
import { madeLinks } from '@/lib/data/store/links-schema';
import type { Db } from '@/lib/server/db/database';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { answerClicks } from './answer-clicks';
import { archivedAtOnce } from './archive-limit';
import { archiveLinks } from './archive-links';
import { batchLimits } from './batch-limits';
import { createLink } from './create-link';
import { draftSchema } from './draft-schema';
import { findKnownProducts } from './find-known-products';
import { findProducts } from './find-products';
import { groupBySubid } from './group-by-subid';
import { historyQuerySchema, linksQuerySchema } from './history-query';
import type { SubidsAnswer } from './history-shape';
import { deleteImportedLinks, importLinks } from './import-links';
import { nameProducts } from './name-products';
import { newPresetSchema } from './preset-schema';
import { removePreset, savePreset } from './presets';
import { previewLink } from './preview-link';
import { openClicks } from './read-clicks';
import { readLinkHistory } from './read-history';
import { importReader, importSchema } from './read-import';
import { inScope, type LinkScope, scopeOf } from './scope';
import { listSiblings, suggestSubids } from './suggestions';
import { readUnknownFilters } from './unknown-filters';

/** Maximum number of links per click request. Pages of the history are shorter. */
const clicksLimit = 200;

const clickedLinks = stringList('a,b').refine((ids) => (ids?.length ?? 0) <= clicksLimit, {
  error: `must name ${clicksLimit} links at most; ask for more in pieces`,
});

export const linksApi = {
  'GET /api/links': operation({
    summary: 'Reads a page of links that were created here.',
    access: 'links',
    scope: 'links:read',
    query: historyQuerySchema,
    answer: (workspace, { query }) => readLinkHistory(workspace, query),
  }),
  'POST /api/links': operation({
    summary: 'Creates a link. The same request is sent to the API once.',
    access: 'links',
    scope: 'links:write',
    body: draftSchema.extend({ again: z.boolean().default(false) }),
    answer: async (workspace, { body }, { processId }) => {
      const { member, db, call } = workspace;
      const { again, ...given } = body;
      // Reports show a link's product name, even if the form did not know the title yet.
      const [draft = given] = await nameProducts(workspace, [given]);
      return createLink({ db, call, owner: processId }, member, draft, { again });
    },
  }),
  'POST /api/links/previews': operation({
    summary: 'Says what a request for a link would create. Sends nothing.',
    access: 'links',
    scope: 'links:write',
    body: draftSchema,
    answer: async (workspace, { body }) => {
      const [draft = body] = await nameProducts(workspace, [body]);
      return previewLink(workspace.db, workspace.id, draft);
    },
  }),
  'PATCH /api/links': operation({
    summary: 'Archives links, or restores them.',
    access: 'links',
    scope: 'links:write',
    body: z.object({ ids: z.array(uuid).min(1).max(archivedAtOnce), archived: z.boolean() }),
    answer: async ({ db, member }, { body }) => ({
      changed: await archiveLinks(db, scopeOf(member), body.ids, body.archived),
    }),
  }),
  'GET /api/links/siblings': operation({
    summary: 'Lists existing links of a product.',
    access: 'links',
    scope: 'links:read',
    query: z.object({ product: z.string().min(1).max(512), marketplace: z.string().max(256).optional() }),
    answer: async ({ db, member }, { query: { product, marketplace } }) => ({
      links: await listSiblings(db, scopeOf(member), { productId: product, marketplace }),
    }),
  }),
  'POST /api/links/presets': operation({
    summary: 'Saves named subids for the workspace.',
    access: 'links',
    scope: 'links:write',
    body: newPresetSchema,
    answer: ({ db, member }, { body }) => savePreset(db, member, body),
  }),
  'DELETE /api/links/presets/{id}': operation({
    summary: 'Deletes a preset.',
    access: 'links',
    scope: 'links:write',
    params: z.object({ id: uuid }),
    answer: ({ db, member }, { params }) => removePreset(db, member, params.id),
  }),
  'GET /api/links/suggestions': operation({
    summary: 'Lists presets and recent subids.',
    access: 'links',
    scope: 'links:read',
    answer: ({ db, member }) => suggestSubids(db, member),
  }),
  'POST /api/links/imports': operation({
    summary: 'Imports subids of links that were created elsewhere.',
    access: 'manage',
    scope: 'links:write',
    body: importSchema,
    limit: largestBody,
    answer: async (workspace, { body }) =>
      importLinks(workspace, await readLargeFile(importReader, body.csv)),
  }),
  'DELETE /api/links/imports': operation({
    summary: 'Forgets all imported links.',
    access: 'manage',
    scope: 'links:write',
    answer: (workspace) => deleteImportedLinks(workspace),
  }),
  'GET /api/links/clicks': operation({
    summary: 'Counts the clicks of links.',
    access: 'links',
    scope: 'links:read',
    query: z.object({ links: clickedLinks }),
    answer: async (workspace, { query }, { syncs }) => {
      const { db, member } = workspace;
      const ids = await listOwnLinkIds(db, scopeOf(member), query.links ?? []);
      return answerClicks({ ...workspace, syncs }, ids);
    },
  }),
  'POST /api/links/clicks': operation({
    summary: 'Fetches click reports, whatever their age.',
    access: 'self',
    scope: 'links:read',
    answer: (workspace, _input, { syncs }) => answerClicks({ ...workspace, syncs }, [], { force: true }),
  }),
  'GET /api/links/products': operation({
    summary: 'Searches products for a new link.',
    access: 'links',
    scope: 'links:read',
    query: z.object({ q: z.string().max(200) }),
    answer: (workspace, { query, signal }) => findProducts({ ...workspace, signal }, query.q),
  }),
  'POST /api/links/products': operation({
    summary:
      'Says which product ids are in the stored catalog. A read; thousands of ids do not fit an address.',
    access: 'links',
    scope: 'links:read',
    body: z.object({ ids: z.array(z.string().max(512)).max(batchLimits.lines) }),
    limit: 3_000_000,
    answer: (workspace, { body, signal }) => findKnownProducts({ ...workspace, signal }, body.ids),
  }),
  'GET /api/links/subids': operation({
    summary: 'Groups links by their subids, with clicks.',
    access: 'links',
    scope: 'links:read',
    query: linksQuerySchema,
    answer: async (workspace, { query }): Promise<SubidsAnswer> => {
      const { db, member } = workspace;
      const { readClicks, caption } = await openClicks({
        ...(await freshen(workspace, { product_groups: query.groups })),
        unknownValues: await readUnknownFilters(workspace, query),
      });
      const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
      return { groups, basis: caption.basis };
    },
  }),
};
export type LinksApi = typeof linksApi;

/** The link ids that are in scope, so that nobody can request clicks of others' links. */
async function listOwnLinkIds(db: Db, scope: LinkScope, linkIds: readonly string[]): Promise<string[]> {
  if (linkIds.length === 0) return [];
  const rows = await db
    .select({ linkId: madeLinks.linkId })
    .from(madeLinks)
    .where(and(inScope(db, scope), inArray(madeLinks.linkId, [...linkIds])));
  return rows.map(({ linkId }) => linkId);
}
