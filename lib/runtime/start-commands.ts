import { createBackups } from '@/lib/server/backup/daily-backups';
import { answerCommands, type CommandParts } from './answer-commands';

/**
 * Starts backups and commands for embedded databases, which no other process can open. Returns a function that stops
 * them.
 */
export async function startCommands(parts: Omit<CommandParts, 'backups'>) {
  const { environment, app, platform } = parts;
  const backups = createBackups(environment.DATA_DIR, [
    { database: app, schemas: ['public'] },
    ...(platform ? [{ database: platform, schemas: ['platform' as const] }] : []),
  ]);
  const control = await answerCommands({ ...parts, backups });
  return async () => {
    await control.close();
    await backups.stop();
  };
}
