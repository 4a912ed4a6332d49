import { join } from 'node:path';
import { z } from 'zod';
import {
  createTokenAtServer,
  listTokensAtServer,
  revokeTokenAtServer,
} from '@/features/grants/tokens-at-server';
import { resetAtServer } from '@/features/people/second-factor/reset-at-server';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Secrets } from '@/lib/base/secrets';
import { rotateKeys } from '@/lib/gateway/connections/rotate-keys';
import type { Vault } from '@/lib/gateway/connections/vault';
import { answerKeyCommands, isKeyCommandError } from '@/lib/platform/standalone/answer-key-commands';
import { BackupError } from '@/lib/server/backup/backup-error';
import { type Backups, createBackups } from '@/lib/server/backup/daily-backups';
import { type Control, type ControlCommands, serveControl } from '@/lib/server/control/serve-control';
import type { Database } from '@/lib/server/db/database';

export type CommandParts = {
  environment: Environment;
  app: Database;
  backups: Backups;
  secrets: Secrets;
  vault: Vault;
};

const isExpected = (error: unknown): error is Error =>
  error instanceof Failure || error instanceof BackupError || isKeyCommandError(error);

/**
 * Serves commands that need the embedded database while this process has it locked. `close` waits for running commands.
 * Undefined if the socket cannot be opened.
 */
export async function answerCommands(parts: CommandParts): Promise<Control | undefined> {
  const { environment, app, backups, secrets, vault } = parts;
  const { db } = app;
  return listen(join(environment.DATA_DIR, 'app'), {
    backup: async () => ({ file: await backups.make('asked') }),
    'rotate keys': () => rotateKeys({ environment, secrets, db, vault }),
    'reset password': async (given) => {
      const shape = z.strictObject({ email: z.string(), secondFactor: z.boolean().optional() });
      const { email, ...options } = shape.parse(given);
      return resetAtServer({ db, environment }, email, options);
    },
    'create token': (given) => createTokenAtServer(db, environment, given),
    'list tokens': () => listTokensAtServer(db),
    'revoke token': (given) => revokeTokenAtServer(db, given),
    ...(environment.AFFILIATE_BASE_URL ? {} : answerKeyCommands(db)),
  });
}

/** Without the socket the server still works, but commands report that the folder is in use. */
async function listen(folder: string, commands: ControlCommands): Promise<Control | undefined> {
  try {
    return await serveControl(folder, commands, isExpected);
  } catch (error) {
    log.warn({ error }, 'commands cannot reach this server while it runs');
    return undefined;
  }
}

/**
 * Starts backups and commands for an embedded database, which no other process can open. Returns a function that stops
 * them.
 */
export async function startCommands(parts: Omit<CommandParts, 'backups'>) {
  const backups = createBackups(parts.environment.DATA_DIR, parts.app);
  const control = await answerCommands({ ...parts, backups });
  return async () => {
    await control?.close();
    await backups.stop();
  };
}
