import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { type Logger, pino } from 'pino';
import { isDatabaseDown } from '@/lib/base/database-outage';
import { buildOpenApi } from '@/lib/contract/openapi/document';
import { type KeyFamily, operations } from '@/lib/contract/operations';
import { operationIds, paths } from '@/lib/contract/paths';
import type { Db } from '@/lib/server/db/database';
import { noteRequest } from '@/lib/server/listener/request-note.mjs';
import { type Cursors, createCursors, readCursorSecret } from './cursors/cursors';
import { authenticate } from './http/authenticate';
import type { Env, RequestContext } from './http/environment';
import { observe } from './http/observe';
import { refuse, respond } from './http/respond';
import { createKeyUses } from './keys/uses';
import { followLink } from './links/follow-link';
import { createVisitLimit } from './links/limit-visits';
import { refuseShopper } from './links/shopper-page';
import { createVisits } from './links/visits';
import { answers } from './operations/answers';
import { Refusal } from './refusal';

type PlatformOptions = {
  db: Db;
  /** Base URL of created links: scheme and host, no trailing slash. */
  publicUrl: string;
  logger?: Logger | undefined;
  /** Delay before every API response, to simulate network latency. */
  latencyMs?: number | undefined;
  /** By default the one in the database, which all instances share. */
  cursorSecret?: Buffer | undefined;
};

export type Platform = {
  /** `address` is the client's. Without it, visits of tracked links are not limited. */
  fetch: (request: Request, address?: string) => Promise<Response>;
  /** Flushes what is in memory. Call it before the database closes. */
  close: () => Promise<void>;
};

const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** The complete API as a function from request to response, for all sellers and creators in the database. */
export function createPlatform(options: PlatformOptions): Platform {
  const { db, publicUrl, latencyMs = 0, logger = pino({ level: 'silent' }) } = options;
  const uses = createKeyUses(db, (error) => logger.error({ err: error }, 'key uses were not written'));
  const visit = createVisits(db);
  const limitVisits = createVisitLimit();
  let cursors: Cursors | undefined;
  let document: unknown;

  async function admit(c: RequestContext, family: KeyFamily): Promise<string> {
    if (latencyMs > 0) await sleep(latencyMs);
    const credential = c.req.raw.headers.get('authorization');
    const key = await authenticate(db, family, credential);
    if (credential !== null) noteRequest({ caller: { credential, id: `key ${key.id}` } });
    uses.record(key.id);
    c.set('owner', `${family} ${key.ownerId}`);
    return key.ownerId;
  }

  const app = new Hono<Env>({ getPath: (request) => getPath(request).replace(/^\/+/, '/') });
  app.use(observe(logger));

  for (const id of operationIds) {
    const { method, path } = paths[id];
    app.on(method, toRoute(path), async (c) => {
      c.set('operation', id);
      const ownerId = await admit(c, operations[id].family);
      cursors ??= createCursors(options.cursorSecret ?? (await readCursorSecret(db)));
      const context = { db, publicUrl, cursors, operation: id, ownerId };
      return respond(await answers[id](context, { request: c.req.raw, params: c.req.param() }));
    });
  }
  for (const id of operationIds) {
    const { method, path } = paths[id];
    app.all(toRoute(path), async (c) => {
      await admit(c, operations[id].family);
      return refuse('methodNotAllowed', { allow: method === 'GET' ? 'GET, HEAD' : method });
    });
  }
  for (const family of ['seller', 'creator'] as const) {
    app.all(`/api/${family}/*`, async (c) => {
      await admit(c, family);
      return refuse('notFound');
    });
  }

  app.get('/l/*', async (c) => {
    c.set('operation', 'followLink');
    if (c.env.address) await limitVisits(c.env.address);
    return followLink(visit, c.req.raw);
  });
  app.all('/l/*', (c) => refuseShopper(c.req.raw, 'methodNotAllowed', { allow: 'GET, HEAD' }));

  app.get('/api/openapi.json', (c) => {
    c.set('operation', 'describeApi');
    document ??= buildOpenApi(publicUrl);
    return respond(document);
  });
  app.all('/api/openapi.json', () => refuse('methodNotAllowed', { allow: 'GET, HEAD' }));

  app.notFound(() => refuse('notFound'));
  app.onError((error, c) => {
    const { reason, retryAfter } = toRefusal(error, c);
    const more: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {};
    return c.var.operation === 'followLink' ? refuseShopper(c.req.raw, reason, more) : refuse(reason, more);
  });

  function toRefusal(error: Error, c: RequestContext): Pick<Refusal, 'reason' | 'retryAfter'> {
    if (error instanceof Refusal) {
      c.set('detail', error.detail);
      return error;
    }
    logger.error({ requestId: c.var.requestId, err: error }, 'failed');
    return isDatabaseDown(error) ? { reason: 'databaseDown', retryAfter: 5 } : { reason: 'internal' };
  }

  return { fetch: async (request, address) => app.fetch(request, { address }), close: uses.flush };
}
