import { z } from 'zod';
import { resetAtServer, tellings } from '@/features/people/second-factor/reset-at-server';
import type { Environment } from '@/lib/base/environment';
import { UsageError } from './run-command';
import { workWithApp } from './work-with-app';

const usage =
  'npm run accounts takes reset and an e-mail: npm run accounts -- reset EMAIL. With --second-factor, it also removes the second factor.';

/** Whether the person was told by mail that their second factor was removed. */
const aboutMail = {
  waiting: 'The server tells them by mail.',
  unset: 'This server sends no mail. Tell them yourself.',
} as const;

/** `reset EMAIL`: creates a password reset link. With `--second-factor`, also removes the person's second factor. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const secondFactor = args.includes('--second-factor');
  const [verb, email, ...more] = args.filter((given) => given !== '--second-factor');
  if (verb !== 'reset' || !email || more.length > 0) throw new UsageError(usage);
  const { link, told } = await workWithApp(
    environment,
    {
      command: 'reset password',
      given: { email, secondFactor },
      result: z.object({ link: z.string(), told: z.enum(tellings).nullable() }),
    },
    (db) => resetAtServer({ db, environment }, email, { secondFactor }),
  );
  return [
    link,
    'The link works once, for 24 hours.',
    ...(told ? ['The second factor and its recovery codes were removed.', aboutMail[told]] : []),
    ...(secondFactor && !told ? ['There was no second factor.'] : []),
  ];
}
