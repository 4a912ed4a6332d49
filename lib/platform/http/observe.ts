import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './environment';

/** Assigns a request id and logs one line per response. Never logs headers, queries or bodies. */
export function observe(logger: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = readRequestId(c.req.raw.headers);
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const { operation, owner, detail } = c.var;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    logger.info({ requestId, operation, owner, status: c.res.status, ms, detail }, 'answered');
  };
}

/** The client's request id if it is safe to log, otherwise a new one. */
function readRequestId(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
