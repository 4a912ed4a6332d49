import type { Context } from 'hono';

/** The client's address, and request attributes for the log line. */
export type Env = {
  Bindings: { address: string | undefined };
  Variables: { requestId: string; operation?: string; owner?: string; detail?: unknown };
};

export type RequestContext = Context<Env>;
