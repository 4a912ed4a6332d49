import { createBackups } from '@/lib/server/backup/daily-backups';
import { answerCommands, type CommandParts } from './answer-commands';

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
