import { createSemaphore } from '@/lib/semaphore';

/** Maximum number of concurrent files. Each may use a store connection for as long as the client downloads. */
const semaphore = createSemaphore(2);
/** A client that reads nothing for this long counts as disconnected. */
const patienceMs = 60_000;

/** Sends a part after the client has read the previous ones. Throws if nobody reads. */
type Send = (part: Uint8Array) => Promise<void>;

/** Opens the file. Later failures break it off. */
export type Open<Head> = (head: Head) => Send;

/** Records the end of an opened file before its last byte is sent. `stopped`: it failed or was canceled. */
export type NoteEnd<Head> = (head: Head, stopped: boolean) => Promise<void>;

/**
 * Streams the output of `work`. Resolves when `work` opens the file; rejects if `work` fails before that. A later
 * failure breaks the connection, so that an incomplete file is detected. If the client disconnects, the next `send`
 * throws.
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
