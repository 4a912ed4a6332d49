import pino from 'pino';
import { describeError } from '@/lib/base/describe-error';
import { logCrash } from '@/lib/base/log-crash';
import { readLogLevel } from '@/lib/base/log-level';
import { serveControl } from '@/lib/server/control/serve-control';
import type { Db } from '@/lib/server/db/database';
import { endOnSignal } from '@/lib/server/listener/end-on-signal.mjs';
import { refuse } from '../http/respond';
import { addMissingDays } from '../seed/add-missing-days';
import { followDays } from '../seed/follow-days';
import { seedPlatform } from '../seed/seed-platform';
import { createPlatform, type Platform } from '../service';
import { answerKeyCommands, isKeyCommandError } from './answer-key-commands';
import { listen } from './listen';
import { openStore, readLocations } from './open-store';
import { provideKeys } from './provide-keys';
import type { ServeOptions } from './read-arguments';

/**
 * Serves the platform standalone: takes the port, opens and seeds the database, and prints one JSON line to stdout when
 * ready. Logs and progress go to stderr. Resolves after it handles SIGTERM and SIGINT, which stop it cleanly.
 */
export async function serve(options: ServeOptions, environment: NodeJS.ProcessEnv): Promise<void> {
  let handler: Platform['fetch'] = async () => refuse('unavailable', { 'retry-after': '1' });
  // Its data and keys are for demos, so by default it listens on loopback only.
  const host = environment.HOST || '127.0.0.1';
  const https = environment.PLATFORM_URL?.startsWith('https://');
  const trustProxy = environment.TRUST_PROXY === 'on';
  const listening = await listen({ port: options.port, host, https, trustProxy }, (...asked) =>
    handler(...asked),
  );
  const { keys: keysFile, location } = readLocations(environment);
  const { db, close } = await openStore(location);
  await fill(db, options);

  const url = environment.PLATFORM_URL?.replace(/\/+$/, '') || listening.url;
  const { PLATFORM_SELLER_KEY: sellerKey, PLATFORM_CREATOR_TOKEN: creatorToken } = environment;
  const given = { ...(sellerKey ? { sellerKey } : {}), ...(creatorToken ? { creatorToken } : {}) };
  const keys = await provideKeys(db, given, keysFile);
  const logger = pino(
    {
      name: 'platform',
      level: readLogLevel(environment.LOG_LEVEL, 'info'),
      serializers: { err: describeError },
    },
    pino.destination(2),
  );
  logCrash(logger);
  const platform = createPlatform({ db, publicUrl: url, logger, latencyMs: options.latencyMs });
  handler = platform.fetch;
  const days = followDays(db);
  const control =
    location.folder && (await serveControl(location.folder, answerKeyCommands(db), isKeyCommandError));

  endOnSignal({
    drain: listening.drain,
    close: async () => {
      if (control) await control.close();
      await days.close();
      await platform.close();
      await close();
    },
    log: logger,
  });
  console.log(JSON.stringify({ url, ...keys }));
}

async function fill(db: Db, { size, seed }: ServeOptions): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const onProgress = showProgress((line) => process.stderr.write(`${line}\n`));
  await seedPlatform(db, { size, seed, today, onProgress });
  await addMissingDays(db, { today });
}

type Progress = { phase: string; done: number; total: number };

/** Prints a line when a phase starts, advances by a tenth, or ends. */
function showProgress(write: (line: string) => void): (progress: Progress) => void {
  let shown = '';
  return ({ phase, done, total }) => {
    const line = `Seeding ${phase}: ${total > 0 ? Math.floor((done / total) * 10) * 10 : 100} %`;
    if (line !== shown) write(line);
    shown = line;
  };
}
