import { z } from 'zod';
import type { ControlCommands } from '@/lib/server/control/serve-control';
import type { Db } from '@/lib/server/db/database';
import { KeyError } from '../keys/create-key';
import { type KeyCommand, manageKeys } from './manage-keys';
import { UsageError } from './usage-error';

const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create-key'), family: z.enum(['seller', 'creator']), owner: z.string() }),
  z.object({ kind: z.literal('list-keys') }),
  z.object({ kind: z.enum(['revoke-key', 'rotate-key']), id: z.string() }),
]) satisfies z.ZodType<KeyCommand>;

/** The `keys` commands, run by the process that has locked the platform's folder. */
export const answerKeyCommands = (db: Db): ControlCommands => ({
  keys: async (given) => manageKeys(db, commandSchema.parse(given)),
});

export const isKeyCommandError = (error: unknown): error is Error =>
  error instanceof KeyError || error instanceof UsageError;
