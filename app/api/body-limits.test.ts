import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '@/features/api';
import { toFailure } from '@/lib/base/failure';
import { readJsonBody } from '@/lib/server/http/read-body';
import { largestBody } from '@/lib/server/listener/body-limits.mjs';
import { createAnswer } from '@/scripts/serve/answer.mjs';

/** Every operation that declares a body, with its path. */
const handlers = Object.entries(operations).flatMap(([name, { body, limit }]) =>
  body ? [{ name, body, limit }] : [],
);

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** More than any text whose length a refinement checks, such as a day or a note. Files have no end. */
const refined = 4_096;

/** The length of the longest JSON of a schema; infinite if it has no end. */
function measure(schema: JsonSchema | boolean | undefined): number {
  if (typeof schema !== 'object') return Number.POSITIVE_INFINITY;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return Math.max(...options.map(measure));
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.type === 'string') {
    return (schema.format ? 40 : (schema.maxLength ?? refined)) + 2;
  }
  if (schema.type === 'array') {
    const [items] = [schema.items].flat();
    return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (measure(items) + 1) + 2;
  }
  if (schema.type !== 'object') return 25;
  // The parameters of any list.
  if (!schema.properties) return Number.POSITIVE_INFINITY;
  const fields = Object.entries(schema.properties);
  if (fields.some(([name]) => name === 'csv')) return Number.POSITIVE_INFINITY;
  return fields.reduce((sum, [name, value]) => sum + name.length + 4 + measure(value), 2);
}

let server: Server;
let limit = 0;

beforeAll(async () => {
  const page = getRequestListener((request) =>
    readJsonBody(request, { limit }).then(
      () => new Response('read'),
      (error: unknown) => new Response('', { status: toFailure(error).status }),
    ),
  );
  server = createServer(createAnswer({ page }));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

it('finds the operations', () => {
  expect(handlers.length).toBeGreaterThan(15);
});

describe.each(handlers)('$name', ({ name, body, limit: declared }) => {
  it('declares a limit for its largest body', () => {
    const largest = measure(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
    // Text without an end has what every body may have at most, such as a file.
    expect(declared).toBeGreaterThanOrEqual(Math.min(largest, largestBody));
    expect(declared).toBeLessThanOrEqual(largestBody);
  });

  it('receives a body of its limit, and no longer one', async () => {
    limit = declared;
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${name.slice(name.indexOf('/'))}`;
    const post = async (length: number) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body: `"${'x'.repeat(length - 2)}"` });
      return answer.status;
    };
    expect(await post(declared)).toBe(200);
    expect(await post(declared + 1)).toBe(413);
  });
});
