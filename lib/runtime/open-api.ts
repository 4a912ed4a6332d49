import type { Environment } from '@/lib/base/environment';
import { log } from '@/lib/base/log';
import type { KeyFamily } from '@/lib/contract/operations';
import { createTrialKey } from '@/lib/platform/keys/create-trial-key';
import { createPlatform } from '@/lib/platform/service';
import { siteUrl } from '@/lib/server/accounts/site';
import { openDatabase } from '@/lib/server/db/database';
import { createHttpTransport } from '@/lib/server/gateway/http-transport';
import { createHandlerTransport } from '@/lib/server/gateway/transport';
import { locateDatabase } from './locate-database';

/** The way to the API: over HTTP if AFFILIATE_BASE_URL is set, otherwise to the embedded platform. */
export async function openApi(environment: Environment) {
  if (environment.AFFILIATE_BASE_URL) {
    return {
      ...createHttpTransport(environment.AFFILIATE_BASE_URL),
      platform: undefined,
      database: undefined,
      createTrialKey: undefined,
    };
  }
  const database = await openDatabase(locateDatabase(environment, 'platform'));
  const logger = log.child({ part: 'platform' });
  const platform = createPlatform({ db: database.db, publicUrl: siteUrl(environment), logger });
  const close = async () => {
    await platform.close();
    await database.close();
  };
  return {
    transport: createHandlerTransport(platform.fetch),
    platform: platform.fetch,
    database,
    createTrialKey: (family: KeyFamily, known: string) => createTrialKey(database.db, family, known),
    close,
  };
}
