import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/base/log';

/** Commands that run in the process that has the database open. Results are sent as JSON. */
export type ControlCommands = Record<string, (given: unknown) => Promise<unknown>>;

export type Control = { close: () => Promise<void> };

const requestSchema = z.strictObject({ command: z.string(), given: z.unknown() });
const longestRequest = 10_000;

/** The folder's socket. Socket paths are limited to 107 bytes, so the shorter form is used. */
export function controlPath(folder: string): string {
  const path = join(folder, 'control');
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Serves commands on a Unix socket in a folder that this process has locked: one line of JSON per request and response.
 * Only the folder's owner can connect. `isExpected` identifies errors whose message is meant for the person at the
 * terminal.
 */
export async function serveControl(
  folder: string,
  commands: ControlCommands,
  isExpected: (error: unknown) => error is Error,
): Promise<Control> {
  const path = controlPath(folder);
  // Left by a killed process. The lock proves that no other process is running.
  rmSync(path, { force: true });
  const atWork = new Set<Promise<void>>();
  const open = new Set<Socket>();

  async function answer(line: string): Promise<unknown> {
    try {
      const { command, given } = requestSchema.parse(JSON.parse(line));
      const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
      if (!run) return { ok: false, message: `The process that holds ${folder} has no command ${command}.` };
      return { ok: true, result: (await run(given)) ?? null };
    } catch (error) {
      if (isExpected(error)) return { ok: false, message: error.message };
      log.error({ error }, 'a command of the control socket failed');
      return { ok: false, message: 'The command failed; the log of the server says why.' };
    }
  }

  const server = createServer((socket) => {
    open.add(socket);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.on('data', (part) => {
      text += part;
      const end = text.indexOf('\n');
      if (end < 0 && text.length <= longestRequest) return;
      socket.removeAllListeners('data');
      const work = answer(end < 0 ? '' : text.slice(0, end)).then((result) => {
        socket.end(`${JSON.stringify(result)}\n`);
      });
      atWork.add(work);
      void work.finally(() => atWork.delete(work));
    });
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(path, ready);
  });
  chmodSync(path, 0o600);
  return {
    async close() {
      const closed = new Promise((done) => server.close(done));
      await Promise.all(atWork);
      for (const socket of open) socket.end();
      await closed;
    },
  };
}
