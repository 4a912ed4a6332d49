import { createSemaphore } from '@/lib/semaphore';

/** Files that may be written at once; each may hold a connection of a store for as long as somebody takes it. */
const semaphore = createSemaphore(2);
/** A client that reads nothing for this long is gone. */
const patienceMs = 60_000;

/** Sends a part, once the client has taken those before it. Throws where nobody takes it. */
type Send = (part: Uint8Array) => Promise<void>;

/** Opens the file: from then on a failure breaks it off. */
export type Open<Head> = (head: Head) => Send;

/** Notes the end of a file that was opened, before its last byte leaves. `stopped`: it broke off or was cancelled. */
export type NoteEnd<Head> = (head: Head, stopped: boolean) => Promise<void>;

/**
 * Streams what `work` sends. Resolves with what `work` opens the file with; rejects if `work` fails before that. A file
 * that fails later breaks off, so that it never looks whole. A client that leaves ends `work` at its next part.
 */
export function streamFile<Head extends object>(
  work: (open: Open<Head>) => Promise<void>,
  noteEnd: NoteEnd<Head>,
): Promise<Head & { body: ReadableStream<Uint8Array> }> {
  const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return new Promise((resolve, reject) => {
    let opened: Head | undefined;
    const open: Open<Head> = (head) => {
      opened = head;
      resolve({ ...head, body });
      return (part) => waitFor(writer.write(part));
    };
    const write = async () => {
      try {
        await work(open);
      } catch (error) {
        if (opened) await noteEnd(opened, true);
        throw error;
      }
      if (opened) await noteEnd(opened, false);
      await waitFor(writer.close());
    };
    semaphore(write).catch((error: unknown) => {
      reject(error);
      writer.abort(error).catch(() => {});
    });
  });
}

async function waitFor(part: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nobody takes the export.')), patienceMs);
  });
  await Promise.race([part, gone]).finally(() => clearTimeout(timer));
}
