import { or, sql } from 'drizzle-orm';
import type { Db } from '@/lib/server/db/database';
import { createKey, type KeyOwner } from '../keys/create-key';
import { listKeys } from '../keys/list-keys';
import { revokeKey, rotateKey } from '../keys/revoke-key';
import { creators, sellers } from '../store/schema';
import type { Command } from './read-arguments';
import { UsageError } from './usage-error';

export type KeyCommand = Exclude<Command, { kind: 'serve' | 'help' }>;

/** Runs a `keys` command and returns the lines to print. They contain the only copy of a new key. */
export async function manageKeys(db: Db, command: KeyCommand): Promise<string[]> {
  switch (command.kind) {
    case 'create-key':
      return [JSON.stringify(await createKey(db, await findOwner(db, command.family, command.owner)))];
    case 'rotate-key':
      return [JSON.stringify(await rotateKey(db, command.id))];
    case 'revoke-key':
      await revokeKey(db, command.id);
      return [JSON.stringify({ id: command.id, revoked: true })];
    case 'list-keys':
      return (await listKeys(db)).map((key) => JSON.stringify(key));
  }
}

/** Finds an owner by name, ignoring case, or by id. */
async function findOwner(db: Db, family: KeyOwner['family'], owner: string): Promise<KeyOwner> {
  const table = family === 'seller' ? sellers : creators;
  const found = await db
    .select({ id: table.id })
    .from(table)
    .where(or(sql`lower(${table.name}) = lower(${owner})`, sql`${table.id}::text = lower(${owner})`));
  const [first, ...others] = found;
  if (!first) throw new UsageError(`There is no ${family} named ${owner}.`);
  if (others.length > 0) throw new UsageError(`Several ${family}s are named ${owner}; give the id of one.`);
  return { family, ownerId: first.id };
}
