import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Secrets } from '@/lib/base/secrets';
import { answerKeyCommands, isKeyCommandError } from '@/lib/platform/standalone/answer-key-commands';
import { BackupError } from '@/lib/server/backup/backup-error';
import type { Backups } from '@/lib/server/backup/daily-backups';
import { rotateKeys } from '@/lib/server/connections/rotate-keys';
import type { Vault } from '@/lib/server/connections/vault';
import { type Control, type ControlCommands, serveControl } from '@/lib/server/control/serve-control';
import type { Database } from '@/lib/server/db/database';
import { resetAtServer } from '@/lib/server/second-factor/reset-at-server';
import {
  createTokenAtServer,
  listTokensAtServer,
  revokeTokenAtServer,
} from '@/lib/server/tokens/tokens-at-server';

export type CommandParts = {
  environment: Environment;
  app: Database;
  /** The embedded platform's database. */
  platform: Database | undefined;
  backups: Backups;
  secrets: Secrets;
  vault: Vault;
};

const isExpected = (error: unknown): error is Error =>
  error instanceof Failure || error instanceof BackupError || isKeyCommandError(error);

/**
 * Serves commands that need the embedded databases while this process has them locked. `close` waits for running
 * commands.
 */
export async function answerCommands(parts: CommandParts): Promise<Control> {
  const { environment, app, platform, backups, secrets, vault } = parts;
  const { DATA_DIR } = environment;
  const controls = [
    await listen(join(DATA_DIR, 'app'), {
      backup: async () => ({ file: await backups.make('asked') }),
      'rotate keys': () => rotateKeys({ environment, secrets, db: app.db, vault }),
      'reset password': async (given) => {
        const shape = z.strictObject({ email: z.string(), secondFactor: z.boolean().optional() });
        const { email, ...options } = shape.parse(given);
        return resetAtServer({ db: app.db, environment }, email, options);
      },
      'create token': (given) => createTokenAtServer(app.db, given),
      'list tokens': () => listTokensAtServer(app.db),
      'revoke token': (given) => revokeTokenAtServer(app.db, given),
    }),
    platform && (await listen(join(DATA_DIR, 'platform'), answerKeyCommands(platform.db))),
  ];
  return {
    close: async () => {
      await Promise.all(controls.map((control) => control?.close()));
    },
  };
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
