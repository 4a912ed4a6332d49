import type { Context } from 'hono';

/** Request attributes for the log line. */
export type Env = { Variables: { requestId: string; operation?: string; owner?: string; detail?: unknown } };

export type RequestContext = Context<Env>;
