import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';

/** An answer of a tool, as an agent gets it. `text`: all text of it. */
export type Told = {
  isError: boolean;
  text: string;
  words: string;
  receipt: Record<string, unknown>;
  lists: { list: string; from: number; to: number; of: number | null; more: unknown }[];
  data: Record<string, unknown>;
};

export type Agent = {
  tools: () => Promise<
    { name: string; description?: string | undefined; inputSchema: { properties?: object } }[]
  >;
  call: (name: string, args?: Record<string, unknown>, options?: { signal?: AbortSignal }) => Promise<Told>;
  instructions: () => string | undefined;
  close: () => Promise<void>;
};

const text = z.object({ text: z.string() });
const resultSchema = z.object({
  isError: z.boolean().default(false),
  content: z.array(text),
  structuredContent: z
    .object({
      receipt: z.looseObject({ words: z.string() }),
      lists: z.array(
        z.object({
          list: z.string(),
          from: z.number(),
          to: z.number(),
          of: z.number().nullable(),
          more: z.unknown(),
        }),
      ),
      data: z.record(z.string(), z.unknown()),
    })
    .optional(),
});

function toTold(result: unknown): Told {
  const { isError, content, structuredContent } = resultSchema.parse(result);
  const { receipt, lists = [], data = {} } = structuredContent ?? {};
  const text = content.map((block) => block.text).join('\n');
  return { isError, text, words: receipt?.words ?? '', receipt: { ...receipt }, lists, data };
}

const about = { name: 'test', version: '1' };
const headersOf = (token: string) => ({ requestInit: { headers: { authorization: `Bearer ${token}` } } });

async function connectNew(url: URL, token: string, mode: 'legacy' | { pin: string }): Promise<Agent> {
  const client = new Client(about, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(url, headersOf(token)));
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, args = {}, options = {}) =>
      toTold(await client.callTool({ name, arguments: args }, options)),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

async function connectOld(url: URL, token: string): Promise<Agent> {
  const client = new OldClient(about);
  const transport = new OldTransport(url, headersOf(token));
  await client.connect(transport);
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, args = {}, options = {}) =>
      toTold(await client.callTool({ name, arguments: args }, undefined, options)),
    instructions: () => client.getInstructions(),
    close: () => client.close(),
  };
}

/** Clients by the protocol that they speak, and the SDK that they are made of. */
export const clients = {
  '2026-07-28': (url: URL, token: string) => connectNew(url, token, { pin: '2026-07-28' }),
  '2025-11-25': (url: URL, token: string) => connectNew(url, token, 'legacy'),
  'the first SDK': connectOld,
};

/** A connected client, while the tests of a block run. */
export function useAgent(client: keyof typeof clients, url: () => URL, token: () => string): () => Agent {
  let agent: Agent | undefined;
  beforeAll(async () => {
    agent = await clients[client](url(), token());
  });
  afterAll(() => agent?.close());
  return () => {
    if (!agent) throw new Error('The client is connected only while tests run.');
    return agent;
  };
}
