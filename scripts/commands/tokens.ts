import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { secureDataFolder } from '@/lib/base/data-folder';
import type { Environment } from '@/lib/base/environment';
import { locateDatabase } from '@/lib/runtime/locate-database';
import { workOrAsk } from '@/lib/server/control/ask-control';
import { type Db, openDatabase } from '@/lib/server/db/database';
import {
  createTokenAtServer,
  listedTokens,
  listTokensAtServer,
  revokeTokenAtServer,
} from '@/lib/server/tokens/tokens-at-server';
import { UsageError } from './run-command';

const usage = `npm run tokens takes one of:
  create --email EMAIL --scopes a,b [--workspace NAME] [--days N] [--name NAME]
  list
  revoke ID`;

const text = { type: 'string' } as const;
const options = { email: text, scopes: text, workspace: text, days: text, name: text };

/** Creates, lists and revokes API tokens, whether or not the server is running. */
export async function run(environment: Environment, args: string[]): Promise<string[]> {
  const { verb, id, values } = readArguments(args);
  if (verb === 'create' && id === undefined && values.email && values.scopes !== undefined) {
    const given = { ...values, scopes: values.scopes.split(',') };
    const made = z.object({ token: z.string() });
    return [(await ask(environment, 'create token', made, createTokenAtServer, given)).token];
  }
  if (verb === 'list' && args.length === 1) {
    return describe(await ask(environment, 'list tokens', listedTokens, listTokensAtServer));
  }
  if (verb === 'revoke' && id !== undefined && args.length === 2) {
    await ask(environment, 'revoke token', z.unknown(), revokeTokenAtServer, { id });
    return ['The token was revoked.'];
  }
  throw new UsageError(usage);
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb, id, ...more] = positionals;
    return more.length > 0 ? { verb: undefined, id, values } : { verb, id, values };
  } catch {
    throw new UsageError(usage);
  }
}

/** Does the work with the database, or asks the process that has it open. */
async function ask<T>(
  environment: Environment,
  command: string,
  result: z.ZodType<T>,
  work: (db: Db, given: unknown) => Promise<unknown>,
  given: unknown = null,
): Promise<T> {
  const open = async () => {
    if (!environment.DATABASE_URL) secureDataFolder(environment.DATA_DIR);
    const { db, close } = await openDatabase(locateDatabase(environment, 'app'));
    try {
      return result.parse(await work(db, given));
    } finally {
      await close();
    }
  };
  if (environment.DATABASE_URL) return open();
  return workOrAsk(join(environment.DATA_DIR, 'app'), { command, given }, result, open);
}

/** One line per token. */
function describe(tokens: z.output<typeof listedTokens>): string[] {
  if (tokens.length === 0) return ['There are no tokens.'];
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'never';
  return tokens.map((token) =>
    [
      ...[token.id, `pd_…${token.lastFour}`, token.name, token.email, token.workspace],
      ...[token.scopes.join(','), `expires ${day(token.expiresAt)}`, `used ${day(token.lastUsedAt)}`],
    ].join('  '),
  );
}
