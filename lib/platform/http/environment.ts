import type { Context } from 'hono';

/** What is known of a request as it goes along, for its log line. */
export type Env = { Variables: { requestId: string; operation?: string; owner?: string; detail?: unknown } };

export type RequestContext = Context<Env>;
