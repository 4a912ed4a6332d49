import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { fromAddress, type Member } from './member';
import type { Tally } from './tally';

/** Who sends a load, and where to. `signal` says when it is enough. */
export type Target = { url: string; member: Member; signal: AbortSignal; tally: Tally };

/** Keeps a server busy. Resolves when its requests have ended. */
export type Load = (target: Target) => Promise<void>;

/** Runs `work` with each client again and again, until it is enough. */
async function repeat(
  clients: number,
  { signal }: Target,
  work: (client: number, turn: number) => Promise<void>,
): Promise<void> {
  const run = async (client: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      try {
        await work(client, turn);
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
}

type Headers = Record<string, string>;

/** Sends a request, and reads the parts of its response with a pause after each. */
async function read({ signal, tally }: Target, address: string, headers: Headers, pauseMs = 0) {
  const answer = await request(address, { headers, signal });
  tally.add(answer);
  for await (const _ of answer.body) if (pauseMs > 0) await sleep(pauseMs, undefined, { signal });
}

/** Sends nothing. */
export const rest = ({ signal }: Pick<Target, 'signal'>): Promise<void> =>
  new Promise((done) => signal.addEventListener('abort', () => done()));

/** An address for each client, as a proxy states it. */
const addressOf = (client: number) => fromAddress(`203.0.113.${client % 200}`);

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };

/** Strangers who follow tracked links, each from a network of its own. */
export const clickLinks =
  (links: readonly string[], strangers: number): Load =>
  (target) =>
    repeat(strangers, target, (client, turn) => {
      const link = links[(client + turn * strangers) % links.length] ?? '';
      return read(target, link, { ...browser, ...addressOf(client) });
    });

/** Clients with one session that ask for these paths without a pause, whatever the server says. */
export const askFor =
  (paths: readonly string[], clients: number): Load =>
  (target) =>
    repeat(clients, target, (client, turn) => {
      const path = paths[(client + turn) % paths.length] ?? '';
      return read(target, target.url + path, { ...target.member.headers, ...addressOf(client) });
    });

const syncPath = '/api/ledger/sync';

/** Clients that follow the progress of a sync. As soon as it ends, it is started again. */
export const followSync =
  (range: string, clients: number): Load =>
  async (target) => {
    const { url, member, signal } = target;
    const restart = async () => {
      while (!signal.aborted) {
        const headers = member.headers;
        const { body } = await request(`${url}${syncPath}?${range}&force=true`, { method: 'POST', headers });
        await body.dump();
        await sleep(200);
      }
    };
    await Promise.all([
      restart(),
      repeat(clients, target, () => read(target, url + syncPath, member.headers)),
    ]);
  };

const readPauseMs = 100;

/** Readers of a file that take a part of it every 100 ms. */
export const readSlowly =
  (path: string, readers: number): Load =>
  (target) =>
    repeat(readers, target, () => read(target, target.url + path, target.member.headers, readPauseMs));

const importMs = 15 * 60_000;

/** Sends a file for import. Takes as long as the server does. */
export const importFile =
  (path: string, body: Record<string, string>): Load =>
  async ({ url, member: { headers }, tally }) => {
    const answer = await request(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      headersTimeout: importMs,
    });
    tally.add(answer);
    await answer.body.dump();
  };

/** Connections that send this and then nothing. What the server closes is opened again. */
export const holdSockets =
  (count: number, packet: string): Load =>
  async ({ url, signal, tally }) => {
    const { hostname: host, port } = new URL(url);
    const open = new Set<Socket>();
    const hold = () => {
      const socket = connect({ host, port: Number(port) }, () => socket.write(packet));
      open.add(socket);
      socket.once('data', (part) => tally.add(readStatus(part)));
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        if (!signal.aborted) setTimeout(hold, 100);
      });
    };
    for (let at = 0; at < count; at += 1) hold();
    await rest({ signal });
    for (const socket of open) socket.destroy();
  };

const readStatus = (part: Buffer) => {
  const text = part.toString('latin1');
  return {
    statusCode: Number(text.slice(9, 12)),
    headers: { 'retry-after': /retry-after/i.exec(text)?.[0] },
  };
};

/** Clients of one network, each with a key that does not exist, without a pause. */
export const inventKeys =
  (path: string, clients: number): Load =>
  (target) =>
    repeat(clients, target, (client, turn) =>
      read(target, target.url + path, {
        authorization: `Bearer pd_${client}_${turn}`,
        ...fromAddress('203.0.113.1'),
      }),
    );
