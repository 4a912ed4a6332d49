import { connect } from 'node:net';
import { z } from 'zod';
import { FolderInUseError } from '@/lib/server/db/lock';
import { controlPath } from './serve-control';

/** The process that locked the folder rejected the command or failed. The message is one sentence. */
export class ControlError extends Error {}

const answerSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

/**
 * Does the work if no process has locked the folder. Otherwise sends the command to that process. Throws
 * FolderInUseError if it accepts no commands, and ControlError if it rejects the command.
 */
export async function workOrAsk<T>(
  folder: string,
  request: { command: string; given?: unknown },
  result: z.ZodType<T>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const line = await ask(folder, `${JSON.stringify({ given: null, ...request })}\n`);
    if (line === undefined) throw error;
    const answer = answerSchema.parse(JSON.parse(line));
    if (!answer.ok) throw new ControlError(answer.message);
    return result.parse(answer.result);
  }
}

/** The response; undefined if nothing listens. */
function ask(folder: string, line: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(controlPath(folder));
    let text = '';
    let connected = false;
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      connected = true;
      socket.write(line);
    });
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', (error) => (connected ? reject(error) : resolve(undefined)));
    socket.on('end', () => {
      socket.end();
      if (text.endsWith('\n')) resolve(text);
      else reject(new ControlError('The server ended before it answered.'));
    });
  });
}
