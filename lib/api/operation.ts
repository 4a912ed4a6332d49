import type { z } from 'zod';
import type { Caller } from '@/lib/access/caller';
import type { Capability } from '@/lib/access/member';
import type { Scope } from '@/lib/access/scopes';
import type { Workspace } from '@/lib/data/store/workspace';
import type { QuerySchema } from '@/lib/server/http/read-known';
import { usualBody } from '@/lib/server/listener/body-limits.mjs';
import type { Services } from './services';

type Schema = z.ZodType | undefined;
type Read<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** The validated parts of a request. */
export type Input<Params extends Schema, Query extends Schema, Body extends Schema> = {
  params: Read<Params>;
  query: Read<Query>;
  body: Read<Body>;
  /** The query as it was sent, for an operation whose parameters depend on its path. */
  search: URLSearchParams;
  /** Ends when the client disconnects. */
  signal: AbortSignal;
  caller: Pick<Caller, 'id' | 'again' | 'hasFactor' | 'network' | 'origin'>;
};

type Declaration<
  Params extends Schema,
  Query extends QuerySchema | undefined,
  Body extends Schema,
  Answer,
> = {
  /** What it does, in a sentence of the API document. */
  summary: string;
  /** Who may call it. */
  access: Capability;
  /**
   * The scope that an API token needs, by the values of the path where it depends on them. Null: a token never calls it,
   * whatever its scopes, such as a change of keys or settings.
   */
  scope: Scope | null | ((params: Record<string, string>) => Scope);
  /** A session with a second factor must have given it in the last 15 minutes, such as to change keys. */
  confirm?: true;
  /** A member may call it before they have added the second factor that the workspace requires. */
  beforeFactor?: true;
  /** The `{name}`s of the path. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** Maximum size of the body in bytes, if it is not the usual one: enough for the largest value of `body`. */
  limit?: number;
  /** The status of a success. Defaults to 200. */
  status?: number;
  /** Returns a value to send as JSON, or a Response. Throws Failure. */
  answer(workspace: Workspace, input: Input<Params, Query, Body>, services: Services): Answer;
};

/** An operation of our own API. */
export type Operation<
  Params extends Schema = Schema,
  Query extends QuerySchema | undefined = QuerySchema | undefined,
  Body extends Schema = Schema,
  Answer = unknown,
> = Declaration<Params, Query, Body, Answer> & { limit: number };

/** Operations by method and path, such as `PATCH /api/notes/{id}`. */
export type Operations = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>;

/**
 * Declares an operation of our own API. Its handler, its checks and limits, the client's types, query keys and the
 * page's prefetch derive from it.
 */
export function operation<
  Answer,
  Params extends Schema = undefined,
  Query extends QuerySchema | undefined = undefined,
  Body extends Schema = undefined,
>(declaration: Declaration<Params, Query, Body, Answer>): Operation<Params, Query, Body, Answer> {
  return { ...declaration, limit: declaration.limit ?? usualBody };
}
