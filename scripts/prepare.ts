import { secureDataFolder } from '@/lib/base/data-folder';
import { type Environment, isDemoOn, readEnvironment } from '@/lib/base/environment';
import { readSecrets } from '@/lib/base/secrets';
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
import { locateDatabase } from '@/lib/runtime/locate-database';
import { mergePlatform } from '@/lib/runtime/merge-platform';
import { provision } from '@/lib/runtime/provision';
import { findAccessProblems } from '@/lib/server/accounts/find-access-problems';
import { siteUrl } from '@/lib/server/accounts/site';
import { identifyApi } from '@/lib/server/connections/identify-api';
import { createVault } from '@/lib/server/connections/vault';
import type { Db } from '@/lib/server/db/database';
import { openDatabase } from '@/lib/server/db/open-database';
import { checkFolder } from './prepare/check-folder';
import { checkPort } from './prepare/check-port';
import { describeProblem } from './prepare/describe-problem';
import { showProgress } from './prepare/progress';

/** Prepares a server's start. Idempotent: does only what is missing. */
async function prepare(environment: Environment): Promise<void> {
  await checkPort(environment.PORT, environment.HOST);
  await checkFolder(environment.DATA_DIR);
  secureDataFolder(environment.DATA_DIR);
  const secrets = await readSecrets(environment);
  const api = identifyApi(environment);
  const vault = createVault(secrets.encryptionKeys, api);
  const database = await openDatabase(locateDatabase(environment), api);
  const { db } = database;
  // `npm start` builds from here on.
  process.send?.('open');
  try {
    if (environment.AFFILIATE_BASE_URL) await provision({ db, vault, environment });
    else {
      if (database.embedded) await mergePlatform(database, environment.DATA_DIR);
      const today = new Date().toISOString().slice(0, 10);
      const isNew = await fillPlatform(db, today);
      await provision({ db, vault, environment, ...demoOf(environment, today) });
      if (isNew && isDemoOn(environment)) {
        // Needed only once per demo.
        const { showCorrection } = await import('./prepare/show-correction');
        await showCorrection({ environment, database, api, vault });
      }
    }
    for (const problem of await findAccessProblems(db, environment)) console.warn(problem);
  } finally {
    await database.close();
  }
}

/** Seeds the embedded platform, or adds its missing days. Returns whether it was empty. */
async function fillPlatform(db: Db, today: string): Promise<boolean> {
  const show = showProgress('Seeding the demo');
  const isNew = await seedPlatform(db, {
    size: 'demo',
    seed: 42,
    today,
    onProgress: ({ phase, done, total }) => phase === 'reports' && show(done, total),
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

let environment: Environment | undefined;
try {
  environment = readEnvironment();
  await prepare(environment);
} catch (error) {
  console.error((await describeProblem(error, environment)) ?? error);
  process.exit(1);
}
process.exit(0);
