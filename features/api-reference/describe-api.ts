import type { z } from 'zod';
import { sessionCookie } from '@/lib/access/session-token';
import type { Operation, Operations } from '@/lib/api/operation';
import {
  describeParameters,
  describeSchema,
  type JsonSchema,
  type Schemas,
} from '@/lib/contract/openapi/schemas';
import { fileTypes } from '@/lib/server/files/make-file';
import described from './answers.json';
import recorded from './examples.json';
import { givenExamples } from './given-examples';
import { ledgerParameterNotes } from './parameter-notes';

type Named = { name: string; method: string; path: string; operation: Operation };
type DescribedAnswer = JsonSchema & { description?: string };
const answers: Readonly<Record<string, DescribedAnswer | null>> = described.answers;
const examples: Readonly<Record<string, unknown>> = { ...givenExamples, ...recorded };

/** Our own API as an OpenAPI 3.1 document, from its operations. `serverUrl` has no trailing slash. */
export function describeApi(operations: Operations, serverUrl: string) {
  const schemas: Schemas = { ...described.schemas };
  const paths: Record<string, JsonSchema> = {};
  const tags = new Set<string>();
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    tags.add(tagOf(path));
    const about = describeOperation({ name, method, path, operation }, schemas);
    paths[path] = { ...paths[path], [method.toLowerCase()]: about };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partnerdeck',
      version: '1.0.0',
      description:
        'The API of this dashboard, for your own programs. Send an API token in the Authorization header; people make one in Settings → API tokens. Money is decimal text in major units, and currencies are never added. Answers with figures have a `basis`: every dataset, range and list that they come from, and whether all of them are complete.',
      contact: { name: 'Partnerdeck', url: serverUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...tags].sort().map((name) => ({ name, description: tagNotes[name] })),
    paths,
    components: {
      schemas,
      responses: Object.fromEntries(
        Object.entries(failures).map(([status, description]) => [nameFailure(status), failure(description)]),
      ),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token, pd_…, with the scope of the operation.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'The session of a person who is signed in.',
        },
      },
    },
  };
}

/** Failures that an operation may answer with, by status. */
const failures: Readonly<Record<string, string>> = {
  401: 'The token or session is missing, or no longer valid.',
  403: 'The role or token may not do this. With the code confirm_needed or factor_needed, the session needs its second factor first.',
  404: 'There is nothing with this id.',
  409: 'The state of the workspace does not allow it now.',
  413: 'The body is too large.',
  422: 'The input is invalid. Each issue names a field and what is allowed.',
  429: 'Too many requests. Retry-After says when to try again.',
  503: 'The server is busy. Retry-After says when to try again.',
  default: 'Any other failure.',
};

const nameFailure = (status: string): string => `Failure${status === 'default' ? '' : status}`;

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureBody' } } },
});

/** Such as `Live addresses`, of /api/live-addresses. */
function tagOf(path: string): string {
  const [, , noun = ''] = path.split('/');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`.replaceAll('-', ' ');
}

/** By the first name of their path. */
const tagNotes: Readonly<Record<string, string>> = {
  Account: 'Your own account. Only for sessions.',
  'Alert settings': 'When you are told.',
  'Report recipients': 'Who gets scheduled reports.',
  'Report schedules': 'Reports that are sent by mail.',
  'Alert channels': 'Where alerts are sent.',
  'Alert deliveries': 'What was sent to channels.',
  'Alert rules': 'What you are told of.',
  Alerts: 'What rules found.',
  Catalog: 'Brands, products, creators and campaigns, with their figures.',
  Closings: 'Months that are closed, so that their figures stay.',
  Connections: 'Stored API keys.',
  Costs: 'Costs beside commission that profit counts.',
  Credits: 'What marketplaces credited of the bonus, beside its estimate.',
  Desk: 'Partners and recruits by stage, with the next step.',
  Exports: 'Lists as files.',
  'Grant rules': 'What a workspace allows of tokens, live addresses and shared pages.',
  Goals: 'What months and quarters should bring, with pace and forecast.',
  Ledger: 'Figures of stored report rows.',
  Links: 'Tracked links that are created here.',
  Groups: 'Named groups of creators and products.',
  Installation:
    'How the server and all workspaces work, without figures. Only for sessions of people who run the installation.',
  Invitations: 'Links by which people join. Only for sessions.',
  'Live addresses': 'Addresses that spreadsheets read.',
  Mail: 'Mail of this server.',
  Margins: 'Margins that profit is computed with.',
  Members: 'People in the workspace. Only for sessions.',
  Notes: 'Notes in charts.',
  Overview: 'The first page.',
  Rates: 'Exchange rates.',
  Refresh: 'When the workspace refreshes itself.',
  Search: 'Finds things by name.',
  Sessions: 'Where you are signed in. Only for sessions.',
  Shares: 'Pages for people without an account.',
  'Second factor': 'Your own second factor. Only for sessions.',
  Today: 'What deserves attention, with the money at stake.',
  Tokens: 'API tokens. Only for sessions.',
  Views: 'Saved views.',
  Visits: 'When people open the dashboard.',
  Workspace: 'What an owner allows, and the name. Only for sessions.',
  Workspaces: 'Your workspaces. Only for sessions.',
};

/** Such as `patchNotesById`, of PATCH /api/notes/{id}. */
function idOf({ method, path }: Named): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  const capital = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${method.toLowerCase()}${capital.join('')}`;
}

function describeOperation(named: Named, schemas: Schemas): JsonSchema {
  const { name, path, operation } = named;
  const { summary, scope, params, query, body, limit, status = 200 } = operation;
  const [notes, shape] = [ledgerParameterNotes, shapeOf(query)];
  const parameters = [
    ...describeParameters({ in: 'path', shape: shapeOf(params), notes }, schemas),
    ...describeParameters({ in: 'query', shape, notes, replaceable: replaceableOf(shape) }, schemas),
  ];
  const answer = answers[name];
  const facts = [
    ...(typeof scope === 'string' ? [`Scope: \`${scope}\`.`] : []),
    ...(typeof scope === 'function' ? ['The scope depends on the list.'] : []),
    ...(scope === null ? ['Only for people who are signed in.'] : []),
    ...(hasBasis(answer) ? ['The answer has a `basis`.'] : []),
  ];
  return {
    operationId: idOf(named),
    tags: [tagOf(path)],
    summary,
    description: [summary, ...facts].join(' '),
    security: [...(scope === null ? [] : [{ token: [] }]), { session: [] }],
    ...(typeof scope === 'string' ? { 'x-scope': scope } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: describeBody(body, limit, schemas) } : {}),
    responses: {
      [status]: { description: answer?.description ?? 'The answer.', content: describeContent(name, answer) },
      ...describeFailures(operation),
    },
  };
}

const describeBody = (body: z.ZodType, limit: number, schemas: Schemas) => ({
  description: `At most ${limit} bytes.`,
  required: true,
  content: { 'application/json': { schema: describeSchema(body, 'input', schemas) } },
});

/** Whether an answer says where its figures come from. */
const hasBasis = (answer: DescribedAnswer | null | undefined): boolean =>
  JSON.stringify(answer ?? null).includes('"#/components/schemas/Basis"');

/** An answer that is a Response is a file, or a stream of events: the example is of those that are text. */
function describeContent(name: string, answer: DescribedAnswer | null | undefined) {
  const example = examples[name];
  if (answer) {
    const own = answer.type === 'null' ? null : example;
    return { 'application/json': { schema: answer, ...(own !== undefined && { example: own }) } };
  }
  const types = name.endsWith('/sync') ? ['text/event-stream'] : Object.values(fileTypes);
  const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
  const content = types.map((type) => {
    const isText = type.startsWith('text/') && example !== undefined;
    return [type.split(';')[0], { schema, ...(isText && { example }) }];
  });
  return Object.fromEntries(content);
}

const shapeOf = (schema: unknown): Record<string, z.ZodType> => Object(schema ?? {}).shape ?? {};

/** Days may be named by `range` instead. */
const replaceableOf = (shape: object): readonly string[] => ('range' in shape ? ['from', 'to'] : []);

function describeFailures({ params, query, body }: Operation): Record<string, JsonSchema> {
  const statuses = ['401', '403', '429', '503', 'default'];
  if (params) statuses.push('404');
  if (params || query || body) statuses.push('422');
  if (body) statuses.push('409', '413');
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${nameFailure(status)}` }]),
  );
}
