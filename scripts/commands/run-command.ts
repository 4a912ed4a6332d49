import { type Environment, readEnvironment } from '@/lib/base/environment';
import { Failure } from '@/lib/base/failure';
import { findProblem } from '@/lib/runtime/prepare/find-problem';
import { BackupError } from '@/lib/server/backup/backup-error';
import { ControlError } from '@/lib/server/control/ask-control';

/** The arguments are invalid. The message is one sentence. */
export class UsageError extends Error {}

/** Runs a command and returns the lines to print. */
export type Command = (environment: Environment, args: string[]) => Promise<string[]>;

const expected = [UsageError, BackupError, ControlError, Failure];

/** Runs a command. Errors that the person at the terminal can fix print one sentence and exit with 1. */
export async function runCommand(command: Command, args: string[]): Promise<never> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment();
    for (const line of await command(environment, args)) console.log(line);
  } catch (error) {
    const known = error instanceof Error && expected.some((kind) => error instanceof kind);
    console.error(known ? error.message : ((await findProblem(error, environment))?.sentence ?? error));
    process.exit(1);
  }
  process.exit(0);
}
