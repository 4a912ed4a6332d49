import { findAccessProblems } from '@/features/people/accounts/find-access-problems';
import { siteUrl } from '@/lib/access/site';
import { sharedNow } from '@/lib/base/clock';
import { type Environment, isDemoOn } from '@/lib/base/environment';
import type { KeyFamily } from '@/lib/contract/operations';
import { findKey } from '@/lib/platform/keys/find-key';
import { addMissingDays } from '@/lib/platform/seed/add-missing-days';
import { listDemoCosts } from '@/lib/platform/seed/demo-costs';
import { listDemoGoals } from '@/lib/platform/seed/demo-goals';
import { listDemoGroups } from '@/lib/platform/seed/demo-groups';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { listDemoLinks } from '@/lib/platform/seed/demo-links';
import { listDemoMargins } from '@/lib/platform/seed/demo-margins';
import { listDemoPartners } from '@/lib/platform/seed/demo-partners';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import type { Db } from '@/lib/server/db/database';
import { mergePlatform } from '../merge-platform';
import { provision } from '../provision';
import type { State } from './open-state';

/**
 * Fills a database with what a server needs: the demo, accounts and keys of the environment. Idempotent: does only what
 * is missing. `onShare` hears which share of a new demo is written.
 */
export async function prepare(state: State, onShare: (share: number) => void = () => {}): Promise<void> {
  const { environment, database, vault } = state;
  const { db } = database;
  if (environment.AFFILIATE_BASE_URL) await provision({ db, vault, environment });
  else {
    if (database.embedded) await mergePlatform(database, environment.DATA_DIR);
    const today = sharedNow().toISOString().slice(0, 10);
    const isNew = await fillPlatform(db, today, onShare);
    await provision({ db, vault, environment, ...demoOf(environment, today) });
    if (isNew && isDemoOn(environment)) {
      // Needed only once per demo.
      const { showCorrection } = await import('./show-correction');
      await showCorrection(state);
    }
  }
  for (const problem of await findAccessProblems(db, environment)) console.warn(problem);
}

/** Seeds the embedded platform, or adds its missing days. Returns whether it was empty. */
async function fillPlatform(db: Db, today: string, onShare: (share: number) => void): Promise<boolean> {
  const show = showProgress('Seeding the demo');
  const isNew = await seedPlatform(db, {
    size: 'demo',
    seed: 42,
    today,
    onProgress: ({ phase, done, total }) => {
      if (phase !== 'reports') return;
      show(done, total);
      onShare(done / total);
    },
  });
  await addMissingDays(db, { today });
  return isNew;
}

const demoOf = (environment: Environment, today: string) => ({
  demoKeys: {
    mint: createDemoKeys,
    isLive: async (db: Db, family: KeyFamily, key: string) => (await findKey(db, family, key)) !== null,
  },
  demoLinks: (db: Db) => listDemoLinks(db, siteUrl(environment)),
  demoMargins: listDemoMargins,
  demoCosts: (db: Db) => listDemoCosts(db, today),
  demoGroups: listDemoGroups,
  demoPartners: (db: Db) => listDemoPartners(db, today),
  demoGoals: (db: Db) => listDemoGoals(db, today),
});

/** Shows the progress of a long step: an updating line on a terminal, otherwise a line per tenth. */
function showProgress(title: string): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const tenth = Math.floor((done / total) * 10);
    if (process.stdout.isTTY) {
      const end = done === total ? '\n' : '';
      process.stdout.write(`\r${title} ${Math.floor((done / total) * 100)} %${end}`);
    } else if (tenth !== shown) {
      console.log(`${title} ${tenth * 10} %`);
    }
    shown = tenth;
  };
}
