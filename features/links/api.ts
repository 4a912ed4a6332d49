import { z } from 'zod';
import { operation } from '@/lib/api/operation';
import { stringList, uuid } from '@/lib/contract/parameters';
import { readLargeFile } from '@/lib/data/csv/read-large-file';
import { ledgerOf } from '@/lib/data/workspace-ledger';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { answerClicks } from './answer-clicks';
import { archivedAtOnce } from './archive-limit';
import { archiveLinks } from './archive-links';
import { batchLimits } from './batch-limits';
import { clicksLimit } from './clicks-limit';
import { createLink } from './create-link';
import { deleteImportedLinks } from './delete-imported-links';
import { draftSchema } from './draft-schema';
import { findKnownProducts } from './find-known-products';
import { findProducts } from './find-products';
import { groupBySubid } from './group-by-subid';
import { historyQuerySchema, linksQuerySchema } from './history-query';
import type { SubidsAnswer } from './history-shape';
import { importLinks } from './import-links';
import { nameProducts } from './name-products';
import { listOwnLinkIds } from './own-link-ids';
import { newPresetSchema } from './preset-schema';
import { removePreset, savePreset } from './presets';
import { previewLink } from './preview-link';
import { openClicks } from './read-clicks';
import { readHistory } from './read-history';
import { importReader, importSchema } from './read-import';
import { scopeOf } from './scope';
import { listSiblings, suggestSubids } from './suggestions';

const clickedLinks = stringList('a,b').refine((ids) => (ids?.length ?? 0) <= clicksLimit, {
  error: `must name ${clicksLimit} links at most; ask for more in pieces`,
});

export const linksApi = {
  'GET /api/links': operation({
    access: 'links',
    scope: 'links:read',
    query: historyQuerySchema,
    answer: (workspace, { query }) => readHistory(workspace, query),
  }),
  /** Idempotent; each request is sent to the API once. Continues when the client disconnects. */
  'POST /api/links': operation({
    access: 'links',
    scope: 'links:write',
    body: draftSchema.extend({ again: z.boolean().default(false) }),
    answer: async ({ id: workspaceId, member, db, store, call }, { body }, { processId }) => {
      const { again, ...given } = body;
      // Reports show a link's product name, even if the form did not know the title yet.
      const [draft = given] = await nameProducts({ db, store, workspaceId, call }, [given]);
      return createLink({ db, call, owner: processId }, member, draft, { again });
    },
  }),
  /** What a request would create. Sends nothing. */
  'POST /api/links/previews': operation({
    access: 'links',
    scope: 'links:write',
    body: draftSchema,
    answer: async ({ id: workspaceId, db, store, call }, { body }) => {
      const [draft = body] = await nameProducts({ db, store, workspaceId, call }, [body]);
      return previewLink(db, workspaceId, draft);
    },
  }),
  'PATCH /api/links': operation({
    access: 'links',
    scope: 'links:write',
    body: z.object({ ids: z.array(uuid).min(1).max(archivedAtOnce), archived: z.boolean() }),
    answer: async ({ db, member }, { body }) => ({
      changed: await archiveLinks(db, scopeOf(member), body.ids, body.archived),
    }),
  }),
  /** Existing links of a product. */
  'GET /api/links/siblings': operation({
    access: 'links',
    scope: 'links:read',
    query: z.object({ product: z.string().min(1).max(512), marketplace: z.string().max(256).optional() }),
    answer: async ({ db, member }, { query: { product, marketplace } }) => ({
      links: await listSiblings(db, scopeOf(member), { productId: product, marketplace }),
    }),
  }),
  'POST /api/links/presets': operation({
    access: 'links',
    scope: 'links:write',
    body: newPresetSchema,
    answer: ({ db, member }, { body }) => savePreset(db, member, body),
  }),
  'DELETE /api/links/presets/{id}': operation({
    access: 'links',
    scope: 'links:write',
    params: z.object({ id: uuid }),
    answer: ({ db, member }, { params }) => removePreset(db, member, params.id),
  }),
  'GET /api/links/suggestions': operation({
    access: 'links',
    scope: 'links:read',
    answer: ({ db, member }) => suggestSubids(db, member),
  }),
  /** Subids of links that were created elsewhere. */
  'POST /api/links/imports': operation({
    access: 'manage',
    scope: 'links:write',
    body: importSchema,
    limit: largestBody,
    answer: async (workspace, { body }) =>
      importLinks(workspace, await readLargeFile(importReader, body.csv)),
  }),
  /** Forgets all imported links. */
  'DELETE /api/links/imports': operation({
    access: 'manage',
    scope: 'links:write',
    answer: (workspace) => deleteImportedLinks(workspace),
  }),
  'GET /api/links/clicks': operation({
    access: 'links',
    scope: 'links:read',
    query: z.object({ links: clickedLinks }),
    answer: async (workspace, { query }, { syncs }) => {
      const { db, member } = workspace;
      const ids = await listOwnLinkIds(db, scopeOf(member), query.links ?? []);
      return answerClicks({ db, syncs, ledger: ledgerOf(workspace) }, ids);
    },
  }),
  /** Syncs click reports, whatever their age. Everyone who sees links may. */
  'POST /api/links/clicks': operation({
    access: 'self',
    scope: 'links:read',
    answer: (workspace, _input, { syncs }) =>
      answerClicks({ db: workspace.db, syncs, ledger: ledgerOf(workspace) }, [], { force: true }),
  }),
  /** Catalog search for people who create links. Aborted when the client disconnects. */
  'GET /api/links/products': operation({
    access: 'links',
    scope: 'links:read',
    query: z.object({ q: z.string().max(200) }),
    answer: ({ id: workspaceId, db, store, call }, { query, signal }) =>
      findProducts({ db, store, workspaceId, call, signal }, query.q),
  }),
  /** Which ids are in the stored catalog. A read with more ids than fit a URL. */
  'POST /api/links/products': operation({
    access: 'links',
    scope: 'links:read',
    body: z.object({ ids: z.array(z.string().max(512)).max(batchLimits.lines) }),
    limit: 3_000_000,
    answer: ({ id: workspaceId, db, store, call }, { body, signal }) =>
      findKnownProducts({ db, store, workspaceId, call, signal }, body.ids),
  }),
  'GET /api/links/subids': operation({
    access: 'links',
    scope: 'links:read',
    query: linksQuerySchema,
    answer: async (workspace, { query }): Promise<SubidsAnswer> => {
      const { db, member } = workspace;
      const { readClicks, basis } = await openClicks(ledgerOf(workspace));
      const groups = await groupBySubid(db, scopeOf(member), query, member.userId, readClicks);
      return { groups, basis };
    },
  }),
};
export type LinksApi = typeof linksApi;
