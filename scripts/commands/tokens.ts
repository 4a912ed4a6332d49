import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  createTokenAtServer,
  listedTokens,
  listTokensAtServer,
  revokeTokenAtServer,
} from '@/features/grants/tokens-at-server';
import type { Environment } from '@/lib/base/environment';
import { UsageError } from './run-command';
import { workWithApp } from './work-with-app';

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
    const days = values.days === undefined ? undefined : Number(values.days);
    const given = { ...values, days, scopes: values.scopes.split(',') };
    const request = { command: 'create token', given, result: z.object({ token: z.string() }) };
    return [
      (await workWithApp(environment, request, (db) => createTokenAtServer(db, environment, given))).token,
    ];
  }
  if (verb === 'list' && args.length === 1) {
    const request = { command: 'list tokens', result: listedTokens };
    return describe(await workWithApp(environment, request, listTokensAtServer));
  }
  if (verb === 'revoke' && id !== undefined && args.length === 2) {
    const request = { command: 'revoke token', given: { id }, result: z.unknown() };
    await workWithApp(environment, request, (db) => revokeTokenAtServer(db, { id }));
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
