import { Ajv2020 } from 'ajv/dist/2020';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { operations } from '@/features/api';
import { describeApi } from '@/features/api-reference/describe-api';
import { getRuntime } from '@/lib/runtime/runtime';
import { type Role, roles } from '@/lib/server/identity/schema';
import { countRuns } from '@/lib/testing/count-runs';
import { arbitraryOf } from './testing/arbitrary-of';
import { askOwn } from './testing/asked-operations';
import { carrySession, setCookie } from './testing/cookie-jar';
import { fillWorkspace, startExampleApi } from './testing/mcp-workspace';
import { giveToken, makePeople, origin } from './testing/tokens';

startExampleApi();
const memberOf = makePeople();
const document = describeApi(operations, origin);
const { schemas } = document.components;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', components: { schemas } });

/** Bearer tokens, by the role of their member. */
const tokens = new Map<Role, string>();

beforeAll(async () => {
  await fillWorkspace(memberOf('owner'), 'B0EXAMPLE1');
  for (const role of roles) tokens.set(role, await giveToken(memberOf(role)));
});

/** Who asks: a member by a session or a token, or nobody. The owner most often, who may do most. */
const callers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Role>('owner') },
  { weight: 2, arbitrary: fc.constantFrom(...roles) },
  { weight: 2, arbitrary: fc.constantFrom(...roles.map((role) => ({ tokenOf: role }))) },
  { weight: 1, arbitrary: fc.constant('nobody' as const) },
);
type Asker = typeof callers extends fc.Arbitrary<infer One> ? One : never;

/** Requests from now on are of this caller. Returns their headers. */
async function become(caller: Asker): Promise<Record<string, string>> {
  setCookie(undefined);
  if (caller === 'nobody') return {};
  if (typeof caller === 'object') return { authorization: `Bearer ${tokens.get(caller.tokenOf)}` };
  await carrySession(memberOf(caller).sessionId, (await getRuntime()).secrets);
  return {};
}

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };

function describedOf(name: string) {
  const [method = '', path = ''] = name.split(' ');
  return Object(document.paths[path])[method.toLowerCase()];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Random parameters of one place, as text. Those of a path are never empty or dots, which are another path. */
function parametersIn(place: string, parameters: readonly Parameter[]) {
  const own = parameters.filter((parameter) => parameter.in === place);
  const arbitraries = own.map(({ name, schema }): [string, fc.Arbitrary<string>] => [
    name,
    arbitraryOf(schema, schemas)
      .map(textOf)
      .map((text) => (place === 'path' && /^\.*$/.test(text) ? 'none' : text)),
  ]);
  const requiredKeys = own.filter(({ required }) => required || place === 'path').map(({ name }) => name);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys });
}

/** Random requests of an operation, from its description. */
function requestsOf(name: string) {
  const { parameters = [], requestBody } = describedOf(name);
  const body = requestBody?.content['application/json'].schema;
  return fc.record({
    values: parametersIn('path', parameters),
    query: parametersIn('query', parameters).map((query) => new URLSearchParams(query).toString()),
    ...(body && { body: arbitraryOf(body, schemas) }),
  });
}

/** Expects an answer as the document describes it for its status, and no failure of ours. */
async function expectDescribed(name: string, response: Response): Promise<void> {
  const { status, headers } = response;
  const { responses } = describedOf(name);
  const described = responses[status] ?? responses.default;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (status >= 500) expect([status, await response.text()]).toEqual([503, expect.any(String)]);
  const { content } = described.$ref
    ? { content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureBody' } } } }
    : described;
  expect(Object.keys(content), `${status}`).toContain(type);
  if (type !== 'application/json') return response.body?.cancel();
  const schema = JSON.parse(JSON.stringify(content[type].schema).replaceAll('"#/', '"api#/'));
  const isValid = ajv.compile(schema);
  isValid(await response.json());
  expect(isValid.errors ?? []).toEqual([]);
}

/** After these, people are in a new workspace, or lack the second factor that theirs requires. */
const last = ['POST /api/workspaces', 'PUT /api/workspace/second-factor'];
const names = [...Object.keys(operations).filter((name) => !last.includes(name)), ...last];

it.each(names)(
  '%s answers any request as it is described',
  {
    timeout: 300_000,
  },
  async (name) => {
    const property = fc.asyncProperty(callers, requestsOf(name), async (caller, request) =>
      expectDescribed(name, await askOwn(name, { ...request, headers: await become(caller) })),
    );
    await fc.assert(property, { numRuns: countRuns(5), endOnFailure: true });
  },
);
