import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { KeyFamily } from '@/lib/contract/operations';
import { UsageError } from './usage-error';

export type ServeOptions = { port: number; size: 'demo' | 'large'; seed: number; latencyMs: number };

export type Command =
  | ({ kind: 'serve' } & ServeOptions)
  | { kind: 'help' }
  | { kind: 'create-key'; family: KeyFamily; owner: string }
  | { kind: 'list-keys' }
  | { kind: 'revoke-key' | 'rotate-key'; id: string };

const whole = (flag: string, min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `--${flag} must be a whole number from ${min} to ${max}.`,
    })
    .transform(Number);

const serveFlags = z.object({
  port: whole('port', 0, 65_535).default(4010),
  size: z.enum(['demo', 'large'], { error: '--size must be demo or large.' }).default('demo'),
  seed: whole('seed', 0, 4_294_967_295).default(42),
  'latency-ms': whole('latency-ms', 0, 60_000).default(0),
});

const flags: Record<string, readonly string[]> = {
  serve: ['port', 'size', 'seed', 'latency-ms'],
  'keys create': ['seller', 'creator'],
  'keys list': [],
  'keys revoke': [],
  'keys rotate': [],
};

/** Parses the command line of `npm run platform`. Throws UsageError. */
export function readArguments(args: string[]): Command {
  const { help, values, positionals } = parse(args);
  if (help) return { kind: 'help' };
  const [noun, verb, ...rest] = positionals;
  const command = noun === undefined ? 'serve' : `${noun} ${verb ?? ''}`.trim();
  const allowed = Object.entries(flags).find(([name]) => name === command)?.[1];
  if (!allowed) {
    throw new UsageError(
      `There is no command "${command}"; say nothing to serve, or keys create, list, revoke or rotate.`,
    );
  }
  const orphan = Object.keys(values).find((name) => !allowed.includes(name));
  if (orphan) throw new UsageError(`--${orphan} does not belong to ${command}.`);

  if (command === 'keys revoke' || command === 'keys rotate') {
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) throw new UsageError(`${command} takes one key id.`);
    return { kind: command === 'keys revoke' ? 'revoke-key' : 'rotate-key', id };
  }
  if (rest.length > 0) throw new UsageError(`${command} takes no "${rest.join(' ')}".`);
  if (command === 'keys list') return { kind: 'list-keys' };
  if (command === 'keys create') return readOwner(values);
  const result = serveFlags.safeParse(values);
  if (!result.success) throw new UsageError(result.error.issues[0]?.message);
  const { 'latency-ms': latencyMs, ...options } = result.data;
  return { kind: 'serve', ...options, latencyMs };
}

function readOwner({ seller, creator }: { seller?: string; creator?: string }): Command {
  if (seller && !creator) return { kind: 'create-key', family: 'seller', owner: seller };
  if (creator && !seller) return { kind: 'create-key', family: 'creator', owner: creator };
  throw new UsageError('keys create takes --seller NAME or --creator NAME.');
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    port: text,
    size: text,
    seed: text,
    'latency-ms': text,
    seller: text,
    creator: text,
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { help, ...rest } = values;
    return { help, values: rest, positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`);
  }
}
