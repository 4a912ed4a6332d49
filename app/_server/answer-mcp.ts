import 'server-only';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { operations } from '@/features/api';
import { makeServer } from '@/features/mcp/make-server';
import type { Ask } from '@/features/mcp/tool';
import { makeTools } from '@/features/mcp/tools';
import type { Caller } from '@/lib/access/caller';
import { readBearer } from '@/lib/access/read-bearer';
import { runOperation } from '@/lib/api/run-operation';
import { sharedNow } from '@/lib/base/clock';
import { Failure } from '@/lib/base/failure';
import { log } from '@/lib/base/log';
import type { Workspace } from '@/lib/data/store/workspace';
import { nameFilterValues } from '@/lib/pages/name-filters';
import type { Runtime } from '@/lib/runtime/open-runtime';
import { readJsonBody } from '@/lib/server/http/read-body';
import { finder } from './answer-operation';
import { readCaller } from './caller';
import { workspaceOf } from './context';
import { guard } from './guard';

const tools = makeTools(operations);

/**
 * Answers agents by the Model Context Protocol. It takes API tokens alone and keeps no state between requests. Errors before a
 * message is read are those of our API, in English.
 */
export const answerMcp = (request: Request): Promise<Response> =>
  guard(
    request,
    async (runtime, headers, requestId) => {
      if (runtime.environment.MCP === 'off')
        throw new Failure('not_found', 'Nothing exists at this address.');
      const caller = await readTokenCaller(request, runtime, headers);
      headers.set('cache-control', 'no-store');
      const workspace = await workspaceOf(runtime, caller.member);
      const make = () =>
        makeServer({
          tools,
          requestId,
          now: sharedNow,
          nameValues: (filters) => nameFilterValues(workspace, filters),
          ask: (signal) => asCaller(request, signal, { caller, workspace, runtime }),
        });
      const { fetch } = createMcpHandler(make, {
        // Tools never change, so there is nothing to subscribe to.
        maxSubscriptions: 0,
        onerror: (error) => log.debug({ requestId, error }, 'An MCP request was rejected.'),
      });
      const body = request.method === 'POST' ? { parsedBody: await readMessage(request) } : {};
      const answer = withoutConnection(await fetch(withAccept(request), body));
      return takesEvents(request.headers) ? answer : asJson(answer);
    },
    { readWriter: async () => (sentence) => sentence },
  );

const [json, events] = ['application/json', 'text/event-stream'];

/** Whether a client says that it reads a stream of events. */
const takesEvents = (headers: Headers): boolean =>
  headers.get('accept')?.toLowerCase().includes(events) ?? false;

/** Without the library's wish for an open connection. Whether it stays open, the server and the client say. */
function withoutConnection({ body, status, headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.delete('connection');
  return new Response(body, { status, headers });
}

/** The one message of a stream, for a client that reads no streams. It ends with the answer, because no session is kept. */
async function asJson(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith(events)) return answer;
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data:'));
  const headers = new Headers(answer.headers);
  headers.set('content-type', json);
  return new Response(lines.at(-1)?.slice('data:'.length).trim(), { status: answer.status, headers });
}

/**
 * The request with the header that the protocol asks for. Several clients send another one or none, and JSON can always be
 * given, because no session is kept.
 */
function withAccept({ url, method, headers, signal }: Request): Request {
  const asked = new Headers(headers);
  asked.set('accept', `${json}, ${events}`);
  return new Request(url, { method, headers: asked, signal });
}

/** A browser adds a session's cookie by itself, so it opens nothing here. Throws Failure. */
async function readTokenCaller(request: Request, runtime: Runtime, headers: Headers): Promise<Caller> {
  headers.set('www-authenticate', 'Bearer');
  const caller = readBearer(request.headers) && (await readCaller(request, runtime, headers));
  if (!caller) {
    const message = 'Send an API token: Authorization: Bearer pd_…. Create one in Settings, API tokens.';
    throw new Failure('unauthenticated', message);
  }
  headers.delete('www-authenticate');
  return caller;
}

/** One message: a batch would be many calls that count as one. Throws Failure. */
async function readMessage(request: Request): Promise<unknown> {
  const body = await readJsonBody(request);
  if (Array.isArray(body)) throw new Failure('bad_request', 'Send one message in each request.');
  return body;
}

type Parts = { caller: Caller; workspace: Workspace; runtime: Runtime };

/** Runs operations for the caller, as if they had sent a request for each. */
function asCaller({ url }: Request, signal: AbortSignal, { caller, workspace, runtime }: Parts): Ask {
  return async (name, { search, body }) => {
    const [method = '', path = ''] = name.split(' ');
    const found = finder.find(method, path);
    if (!found) throw new Error(`There is no operation ${name}.`);
    const request = new Request(new URL(`${path}?${search ?? ''}`, url), {
      method,
      signal,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const response = await runOperation(found, request, caller, workspace, runtime);
    return response.json();
  };
}
