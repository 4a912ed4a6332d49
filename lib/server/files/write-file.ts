import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Failure } from '@/lib/base/failure';
import { createKeyedSemaphore } from '@/lib/base/keyed-semaphore';
import { createDiskBudget, openUnlinked } from './temporary-files';

/** Files that are written at once. Each may use a connection of the store. */
const inSlot = createKeyedSemaphore({ total: 4, each: 2, patienceMs: 10_000, refuse: busy });
const budgetFor = createDiskBudget();

/** A client that reads nothing for this long counts as disconnected. */
const patienceMs = 60_000;
const partLength = 65_536;

function busy(): Failure {
  return new Failure('busy', 'Other files are being written. Try again shortly.', { retryAfter: 10 });
}

/** Adds a part to the file. */
type Send = (part: Uint8Array) => Promise<void>;

/** Opens the file. Earlier failures are not recorded. */
export type Open<Head> = (head: Head) => Send;

/** Records the end of an opened file. `stopped`: it failed or was canceled, and nobody receives it. */
export type NoteEnd<Head> = (head: Head, stopped: boolean) => Promise<void>;

/** `signal`: aborted when the client disconnects. */
export type FileOptions<Head> = { signal: AbortSignal; noteEnd: NoteEnd<Head> };

/** `digest`: SHA-256 of the bytes. */
export type WrittenFile = { size: number; digest: string; body: ReadableStream<Uint8Array> };

/**
 * Writes the output of `work` to a temporary file and resolves when it is complete, so that a slow reader holds neither a
 * slot nor a connection of the store. Rejects with the error of `work`, the reason of `signal`, or Failure `busy` after
 * ten seconds without a slot.
 */
export const writeFile = <Head extends object>(
  work: (open: Open<Head>) => Promise<void>,
  { workspaceId, signal, noteEnd }: FileOptions<Head> & { workspaceId: string },
): Promise<Head & WrittenFile> =>
  inSlot(workspaceId, async () => {
    signal.throwIfAborted();
    const file = await openUnlinked();
    const budget = budgetFor(workspaceId);
    const close = async () => {
      budget.release();
      await file.close();
    };
    let opened: Head | undefined;
    let size = 0;
    const hash = createHash('sha256');
    try {
      await work((head) => {
        opened = head;
        return async (part) => {
          signal.throwIfAborted();
          budget.reserve(part.length);
          await file.writeFile(part);
          size += part.length;
          hash.update(part);
        };
      });
      if (!opened) throw new Error('The file was not opened.');
      await noteEnd(opened, false);
      return { ...opened, size, digest: hash.digest('base64url'), body: readOnce(file, close) };
    } catch (error) {
      await close();
      if (opened) await noteEnd(opened, true);
      throw error;
    }
  });

/** Closes the file at its end, when the reader leaves, and when it reads nothing for a minute. */
function readOnce(file: FileHandle, close: () => Promise<void>): ReadableStream<Uint8Array> {
  let at = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    return close();
  };
  const wait = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    timer = setTimeout(() => {
      controller.error(new Error('Nobody takes the export.'));
      void close();
    }, patienceMs);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: wait,
      async pull(controller) {
        clearTimeout(timer);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(partLength), 0, partLength, at);
        at += bytesRead;
        if (bytesRead === 0) {
          await end();
          return controller.close();
        }
        controller.enqueue(buffer.subarray(0, bytesRead));
        wait(controller);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
