import { secureDataFolder } from '@/lib/base/data-folder';
import { type Environment, isDemoOn, readEnvironment } from '@/lib/base/environment';
import { readSecrets } from '@/lib/base/secrets';
import type { KeyFamily } from '@/lib/contract/operations';
import { findKey } from '@/lib/platform/keys/find-key';
import { addMissingDays } from '@/lib/platform/seed/add-missing-days';
import { listDemoCosts } from '@/lib/platform/seed/demo-costs';
import { listDemoGoals } from '@/lib/platform/seed/demo-goals';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { listDemoLinks } from '@/lib/platform/seed/demo-links';
import { listDemoMargins } from '@/lib/platform/seed/demo-margins';
import { listDemoPartners } from '@/lib/platform/seed/demo-partners';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { locateDatabase } from '@/lib/runtime/locate-database';
import { provision } from '@/lib/runtime/provision';
import { findAccessProblems } from '@/lib/server/accounts/find-access-problems';
import { siteUrl } from '@/lib/server/accounts/site';
import { identifyApi } from '@/lib/server/connections/identify-api';
import { createVault } from '@/lib/server/connections/vault';
import { type Db, openDatabase } from '@/lib/server/db/database';
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
  const app = await openDatabase(locateDatabase(environment, 'app'), api);
  // `npm start` builds from here on.
  process.send?.('open');
  try {
    if (environment.AFFILIATE_BASE_URL) await provision({ db: app.db, vault, environment });
    else {
      await preparePlatform(environment, async (platform, demo, isNew) => {
        await provision({ db: app.db, vault, environment, ...demo });
        if (!isNew || !isDemoOn(environment)) return;
        // Needed only once per demo.
        const { showCorrection } = await import('./prepare/show-correction');
        await showCorrection({ environment, app, platform, api, vault });
      });
    }
    for (const problem of await findAccessProblems(app.db, environment)) console.warn(problem);
  } finally {
    await app.close();
  }
}

type Demo = Pick<
  Parameters<typeof provision>[0],
  'demoKeys' | 'demoLinks' | 'demoMargins' | 'demoCosts' | 'demoPartners' | 'demoGoals'
>;

async function preparePlatform(
  environment: Environment,
  then: (db: Db, demo: Demo, isNew: boolean) => Promise<void>,
): Promise<void> {
  const { db, close } = await openDatabase(locateDatabase(environment, 'platform'));
  try {
    const today = new Date().toISOString().slice(0, 10);
    const show = showProgress('Seeding the demo');
    const isNew = await seedPlatform(db, {
      size: 'demo',
      seed: 42,
      today,
      onProgress: ({ phase, done, total }) => phase === 'reports' && show(done, total),
    });
    await addMissingDays(db, { today });
    const demoKeys = {
      mint: () => createDemoKeys(db),
      isLive: async (family: KeyFamily, key: string) => (await findKey(db, family, key)) !== null,
    };
    const demo = {
      demoKeys,
      demoLinks: () => listDemoLinks(db, siteUrl(environment)),
      demoMargins: () => listDemoMargins(db),
      demoCosts: () => listDemoCosts(db, today),
      demoPartners: () => listDemoPartners(db, today),
      demoGoals: () => listDemoGoals(db, today),
    };
    await then(db, demo, isNew);
  } finally {
    await close();
  }
}

let environment: Environment | undefined;
try {
  environment = readEnvironment();
  await prepare(environment);
} catch (error) {
  console.error((await describeProblem(error, environment)) ?? error);
  process.exit(1);
}
process.exit(0);
