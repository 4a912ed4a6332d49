import type { JsonSchema } from '@/lib/contract/openapi/schemas';

/** A call of a read: its operation, and the parameters as a generated client takes them. */
export type ReadCall = {
  /** Such as `GET /api/notes`. */
  name: string;
  operationId: string;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | number>>;
};

/** The parameters of a query with the types of their schemas: `limit=5` is `{ limit: 5 }`. */
export function typeQuery(query: string, parameters: readonly JsonSchema[]): ReadCall['query'] {
  const isInteger = (name: string) =>
    Object(parameters.find((parameter) => parameter.name === name)?.schema).type === 'integer';
  const entries = [...new URLSearchParams(query)];
  return Object.fromEntries(entries.map(([name, value]) => [name, isInteger(name) ? Number(value) : value]));
}

/** What a program prints of an answer, by the name of its operation. `code`: why it failed. */
export type Printed = Record<string, { status: number | undefined; isRead: boolean; code?: string }>;

/** The types of a client have no empty paths and queries. */
function parametersOf({ path, query }: ReadCall): string {
  const filled = Object.entries({ path, query }).filter(([, values]) => Object.keys(values).length > 0);
  return JSON.stringify(Object.fromEntries(filled));
}

const listCalls = (calls: readonly ReadCall[], write: (call: ReadCall) => string): string =>
  `const calls = {\n${calls.map((call) => `  '${call.name}': () => ${write(call)},`).join('\n')}\n};`;

const print = `
const printed: Record<string, object> = {};
for (const [name, call] of Object.entries(calls)) {
  const { data, error, response } = await call();
  printed[name] = { status: response?.status, isRead: data !== undefined, code: error?.code };
}
console.log(JSON.stringify(printed));
`;

/** A program that makes the calls with the types of `openapi-typescript`. Its arguments are an address and a token. */
export const writeFetchProgram = (calls: readonly ReadCall[]): string => `
import createClient from 'openapi-fetch';
import type { paths } from './paths';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
${listCalls(calls, (call) => `client.GET('${call.name.slice('GET '.length)}', { params: ${parametersOf(call)} })`)}
// @ts-expect-error No dimension has this name.
const wrong = () => client.GET('/api/ledger/summary', { params: { query: { group: 'nothing' } } });
${print}`;

/** The same program by the functions of `@hey-api/openapi-ts`, in the folder `sdk`. */
export const writeSdkProgram = (calls: readonly ReadCall[]): string => `
import * as sdk from './sdk';
import { client } from './sdk/client.gen';

const [baseUrl = '', token = ''] = process.argv.slice(2);
client.setConfig({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
${listCalls(calls, (call) => `sdk.${call.operationId}(${parametersOf(call)})`)}
// @ts-expect-error No dimension has this name.
const wrong = () => sdk.getLedgerSummary({ query: { group: 'nothing' } });
${print}`;
