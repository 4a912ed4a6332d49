import { siteUrl } from '@/lib/access/site';
import type { Environment } from '@/lib/base/environment';
import { log } from '@/lib/base/log';
import type { KeyFamily } from '@/lib/contract/operations';
import { createHttpTransport } from '@/lib/gateway/http-transport';
import { createHandlerTransport } from '@/lib/gateway/transport';
import { createTrialKey } from '@/lib/platform/keys/create-trial-key';
import { followDays } from '@/lib/platform/seed/follow-days';
import { createPlatform } from '@/lib/platform/service';
import type { Db } from '@/lib/server/db/database';

/**
 * The way to the API: over HTTP if AFFILIATE_BASE_URL is set, otherwise to the embedded platform, whose tables are in
 * `db`. Call `close` before the database closes.
 */
export function openApi(environment: Environment, db: Db) {
  if (environment.AFFILIATE_BASE_URL) {
    return {
      ...createHttpTransport(environment.AFFILIATE_BASE_URL),
      platform: undefined,
      createTrialKey: undefined,
    };
  }
  const logger = log.child({ part: 'platform' });
  const platform = createPlatform({ db, publicUrl: siteUrl(environment), logger });
  const days = followDays(db);
  return {
    transport: createHandlerTransport(platform.fetch),
    platform: platform.fetch,
    createTrialKey: (family: KeyFamily, known: string) => createTrialKey(db, family, known),
    close: async () => {
      await days.close();
      await platform.close();
    },
  };
}
