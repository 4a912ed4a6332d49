import { claimRefresh, type LiveAddress, noAddress } from '@/lib/access/grants/live-addresses';
import { allows } from '@/lib/access/member';
import type { Services } from '@/lib/api/services';
import { sharedNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import type { Workspace } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';
import { headersOf } from '@/lib/pages/write-list-file';
import { isLiveList, liveLists } from './live-lists';
import { readParameters } from './live-parameters';

/** Its last use is noted with the address. An audit entry for each read would bury the others. */
const noteEnd = async () => {};

type Parts = Pick<Workspace, 'id' | 'db'> & Pick<Services, 'syncs'>;

/**
 * Responds with what a live address shows, as it is stored, or 304 if the reader has it. At most once in ten minutes, it
 * also starts to fetch what may have changed, for the next read. Throws Failure: `not_found` if the member may no longer
 * read the list, and those of the list.
 */
export async function serveAddress(
  workspace: Workspace,
  address: LiveAddress,
  request: Request,
  { syncs }: Pick<Services, 'syncs'>,
): Promise<Response> {
  const { db, member } = workspace;
  const { list } = address.opens;
  const source = isLiveList(list) ? liveLists[list] : undefined;
  if (!source || !allows(member, source.allow)) throw noAddress();
  const now = workspace.now?.() ?? sharedNow();
  const mayFetch = await claimRefresh(db, address.id, now);
  const context = { ...workspace, signal: request.signal, still: !mayFetch };
  const given = readParameters(address.opens, now);
  const file = await source.write(list, context, given, noteEnd);
  if (mayFetch) await startRefresh({ ...workspace, syncs }, file.basis);
  const etag = `"${file.digest}"`;
  const isKnown = knows(request.headers.get('if-none-match'), etag);
  const isUnread = isKnown || request.method === 'HEAD';
  if (isUnread) await file.body.cancel();
  return new Response(isUnread ? null : file.body, {
    status: isKnown ? 304 : 200,
    headers: { etag, 'cache-control': 'private, no-cache', ...(isKnown ? {} : headersOf(file)) },
  });
}

/** Whether a reader has the file. A proxy that compresses it marks the tag as weak. API: RFC 9110, section 13.1.2. */
const knows = (given: string | null, etag: string): boolean =>
  given?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ?? false;

/** Starts syncs for the rows that a file comes from. Its lists are already being read. The file is sent in any case. */
async function startRefresh({ id, db, syncs }: Parts, { rows }: Basis): Promise<void> {
  try {
    if (rows.length === 0 || !(await hasSellerKey(db, id))) return;
    for (const { datasets: names, range } of rows) {
      await syncs.start(id, { sources: names.flatMap((name) => datasets[name].sources), range });
    }
  } catch (error) {
    log.error({ error, workspaceId: id }, 'the refresh of a live address did not start');
  }
}
