import { join } from 'node:path';
import { z } from 'zod';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { locateDatabase } from '@/lib/runtime/locate-database';
import { workOrAsk } from '@/lib/server/control/ask-control';
import { openDatabase } from '@/lib/server/db/database';
import { resetAtServer, tellings } from '@/lib/server/second-factor/reset-at-server';
import { UsageError } from './run-command';

const usage =
  'npm run accounts takes reset and an e-mail: npm run accounts -- reset EMAIL. With --second-factor, it also removes the second factor.';

/** Whether the person was told by mail that their second factor was removed. */
const aboutMail = {
  sent: 'A mail tells them.',
  unset: 'This server sends no mail. Tell them yourself.',
  unsent: 'The mail that tells them may not have arrived. Tell them yourself.',
} as const;

/** `reset EMAIL`: creates a password reset link. With `--second-factor`, also removes the person's second factor. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const secondFactor = args.includes('--second-factor');
  const [verb, email, ...more] = args.filter((given) => given !== '--second-factor');
  if (verb !== 'reset' || !email || more.length > 0) throw new UsageError(usage);
  const work = async () => {
    if (!environment.DATABASE_URL) secureDataFolder(environment.DATA_DIR);
    const { db, close } = await openDatabase(locateDatabase(environment, 'app'));
    try {
      return await resetAtServer({ db, environment }, email, { secondFactor });
    } finally {
      await close();
    }
  };
  const { link, told } = environment.DATABASE_URL
    ? await work()
    : await workOrAsk(
        join(environment.DATA_DIR, 'app'),
        { command: 'reset password', given: { email, secondFactor } },
        z.object({ link: z.string(), told: z.enum(tellings).nullable() }),
        work,
      );
  return [
    link,
    'The link works once, for 24 hours.',
    ...(told ? ['The second factor and its recovery codes were removed.', aboutMail[told]] : []),
    ...(secondFactor && !told ? ['There was no second factor.'] : []),
  ];
}
