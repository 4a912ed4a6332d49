import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/features/api';
import described from '@/features/api-reference/answers.json';
import { describeApi } from '@/features/api-reference/describe-api';
import { makeGeneratorFolder } from '@/features/api-reference/testing/generator-folder';
import {
  type Printed,
  type ReadCall,
  typeQuery,
  writeFetchProgram,
  writeSdkProgram,
} from '@/features/api-reference/testing/write-calls';
import { getRuntime } from '@/lib/runtime/runtime';
import { askOwn, queryOf, valuesOf, writes } from './testing/asked-operations';
import { carrySession, setCookie } from './testing/cookie-jar';
import { fillWorkspace, startHostileApi } from './testing/mcp-workspace';
import { serveApi } from './testing/serve-api';
import { giveToken, makePeople, origin } from './testing/tokens';

startHostileApi();
const memberOf = makePeople();
const addressOf = serveApi();
const { write, run } = makeGeneratorFolder();
const { paths } = describeApi(operations, origin);
const answers: Record<string, object | null> = described.answers;
/** Reads of JSON, and whether a token may ask them. */
const reads = Object.entries(operations)
  .filter(([name]) => name.startsWith('GET ') && answers[name] !== null)
  .map(([name, { scope }]): [string, boolean] => [name, scope !== null]);
let token = '';

type Command = [file: string, ...args: string[]];

/** By the generator: its arguments for the address of a document, and a program that uses what it writes. */
const clients = {
  'openapi-typescript': {
    generate: (url: string): Command => ['openapi-typescript/bin/cli.js', url, '-o', 'paths.ts'],
    program: 'fetch-calls.ts',
    writeProgram: writeFetchProgram,
  },
  '@hey-api/openapi-ts': {
    generate: (url: string): Command => ['@hey-api/openapi-ts/dist/run.mjs', '-i', url, '-o', 'sdk'],
    program: 'sdk-calls.ts',
    writeProgram: writeSdkProgram,
  },
};

type Stored = { batch: string; group: string; partner: string };

async function storeParts(): Promise<Stored> {
  const stored = { batch: '', group: '', partner: '' };
  for (const [name, body] of writes) {
    const response = await askOwn(name, { body });
    if (name === 'POST /api/links/batches') stored.batch = Object(await response.json()).id;
    else if (name === 'POST /api/groups') stored.group = Object(await response.json()).id;
    else if (name === 'POST /api/desk/partners') stored.partner = Object(await response.json()).id;
    else await response.body?.cancel();
  }
  return stored;
}

function toCall(name: string, { batch, group, partner }: Stored): ReadCall {
  const path = name.slice('GET '.length);
  const stored = path.includes('/groups/') ? group : path.includes('/partners/') ? partner : batch;
  const { operationId, parameters = [] } = Object(paths[path]).get;
  return {
    name,
    operationId,
    path: valuesOf(path, stored),
    query: typeQuery(queryOf(name), parameters),
  };
}

let calls: ReadCall[] = [];

beforeAll(async () => {
  const owner = memberOf('owner');
  await fillWorkspace(owner);
  await carrySession(owner.sessionId, (await getRuntime()).secrets);
  const stored = await storeParts();
  setCookie(undefined);
  calls = reads.map(([name]) => toCall(name, stored));
  token = await giveToken(owner);
});

describe.each(Object.entries(clients))('a client of %s', (_, { generate, program, writeProgram }) => {
  let printed: Printed = {};

  it('is generated from our document, compiles, and runs', async () => {
    await run(...generate(addressOf('/api/dashboard/openapi.json').href));
    write(program, writeProgram(calls));
    await run(resolve('node_modules/typescript/bin/tsc'), '--project', '.');
    printed = JSON.parse(await run('tsx/dist/cli.mjs', program, addressOf('/').origin, token));
    expect(Object.keys(printed)).toEqual(reads.map(([name]) => name));
  });

  it.each(reads)('reads %s', (name, isForTokens) => {
    if (isForTokens) expect(printed[name]).toEqual({ status: 200, isRead: true });
    else expect(printed[name]).toEqual({ status: 403, isRead: false, code: 'forbidden' });
  });
});
