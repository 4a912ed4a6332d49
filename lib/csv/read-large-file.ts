import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '@/lib/base/failure';
import { createSemaphore } from '@/lib/base/semaphore';
import { isOutOfMemory, runInThread } from '@/lib/base/worker-thread';
import type { FieldIssue } from '@/lib/contract/query-string';

/** A function that reads lines from a file's text, and where a thread finds it. */
type FileReader<Line, Rest extends string[]> = {
  read: (text: string, ...rest: Rest) => Line[];
  module: string;
  name: string;
};

/** Lines as pages of JSON. The server hands them to the database without parsing the complete file. */
export type FileLines<Line> = { count: number; pages: readonly Page<Line>[] };

declare const line: unique symbol;
type Page<Line> = string & { [line]?: Line };

type Message<Line> =
  | { pages: Page<Line>[]; count: number; failure?: never }
  | { failure: { message: string; issues: FieldIssue[] } };

/** Lines per page. Storing one takes less than 100 ms, also on the embedded database. */
const pageSize = 200;

/** Characters that are read at once here, in a few milliseconds. A thread takes longer to start. */
const small = 30_000;

const memoryMb = 600;
/** Files that are read at the same time. Further ones wait. */
const semaphore = createSemaphore(2);

/**
 * Reads a file in a worker thread, so that the server answers others meanwhile. Throws the Failure of the reader, and
 * `too_large` if the file needs too much memory.
 */
export async function readLargeFile<Line, Rest extends string[]>(
  { read, module, name }: FileReader<Line, Rest>,
  text: string,
  ...rest: Rest
): Promise<FileLines<Line>> {
  if (text.length <= small) return toPages(read(text, ...rest));
  const data = {
    module: pathToFileURL(join(/* turbopackIgnore: true */ process.cwd(), module)).href,
    name,
    args: [text, ...rest],
    pageSize,
  };
  const message = await semaphore(() =>
    runInThread<Message<Line>>('lib/csv/read-worker.mjs', { memoryMb, data }),
  ).catch((error: unknown) => {
    throw isOutOfMemory(error)
      ? new Failure('too_large', 'This file needs too much memory. Split it.')
      : error;
  });
  if (message.failure) {
    throw new Failure('invalid_input', message.failure.message, { issues: message.failure.issues });
  }
  return message;
}

/** Lines in pages. */
export function toPages<Line>(lines: readonly Line[]): FileLines<Line> {
  const pages: Page<Line>[] = [];
  for (let start = 0; start < lines.length; start += pageSize) {
    pages.push(JSON.stringify(lines.slice(start, start + pageSize)));
  }
  return { pages, count: lines.length };
}

/** The lines of a page. */
export const readPage = <Line>(page: Page<Line>): Line[] => JSON.parse(page);
