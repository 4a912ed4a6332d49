import type { Syncs } from '@/lib/data/fetch/sync/syncs';
import type { Ledger } from '@/lib/data/store/workspace';
import { listFamilies } from '@/lib/gateway/connections/list-connections';
import type { ClicksAnswer, LinkClicks } from './history-shape';
import { clickBasis, clickRange, clickSources, readClickReceipt, readClicks } from './read-clicks';

type Parts = Ledger & { syncs: Pick<Syncs, 'start' | 'watch'> };

/**
 * Stored clicks of links. If click reports are missing or old, or with `force`, starts a sync without waiting for it.
 */
export async function answerClicks(
  { syncs, ...ledger }: Parts,
  linkIds: readonly string[],
  { force = false }: { force?: boolean } = {},
): Promise<ClicksAnswer> {
  const families = await listFamilies(ledger.db, ledger.id);
  const receipt = await readClickReceipt(ledger);
  if (!families.includes('seller')) {
    const basis = clickBasis(ledger, receipt);
    return { state: 'no-key', asOf: null, refreshing: false, links: {}, basis };
  }
  const progress =
    receipt.stale || force
      ? await syncs.start(ledger.id, {
          sources: clickSources,
          range: clickRange(ledger),
          force,
        })
      : await syncs.watch(ledger.id, clickSources);
  const clicks =
    receipt.state === 'empty' ? new Map<string, LinkClicks>() : await readClicks(ledger, linkIds);
  return {
    state: receipt.state === 'empty' ? 'none' : receipt.state,
    asOf: receipt.asOf,
    refreshing: progress.state === 'running',
    links: Object.fromEntries(clicks),
    basis: clickBasis(ledger, receipt),
  };
}
