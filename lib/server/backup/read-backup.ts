import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error';

const headerSchema = z.object({
  partnerdeck: z.literal('backup'),
  format: z.literal(1),
  createdAt: z.string(),
});
const lineSchema = z.union([
  z.object({ migration: z.string() }),
  z.object({ table: z.string(), columns: z.string() }),
  z.object({ end: z.literal(true) }),
]);

/** Rows of a table are COPY text, a few megabytes at a time. */
export type BackupItem =
  | { kind: 'migration'; migration: string }
  | { kind: 'rows'; table: string; columns: string; rows: string };

const rowsAtOnce = 4_000_000;

/** Streams the contents of a backup. Throws BackupError if it is damaged, truncated or not a backup. */
export async function* readBackup(file: string): AsyncGenerator<BackupItem> {
  const lines = readLines(file);
  try {
    const first = await lines.next();
    if (!headerSchema.safeParse(readJson(first.value)).success)
      throw new BackupError(`${file} is no backup.`);
    for (;;) {
      const { value, done } = await lines.next();
      const parsed = lineSchema.safeParse(readJson(value));
      if (done || !parsed.success) throw damaged(file);
      if ('end' in parsed.data) return;
      if ('migration' in parsed.data) yield { kind: 'migration', ...parsed.data };
      else yield* readRows(file, lines, parsed.data);
    }
  } finally {
    await lines.return(undefined);
  }
}

async function* readRows(
  file: string,
  lines: AsyncGenerator<string>,
  target: { table: string; columns: string },
): AsyncGenerator<BackupItem> {
  let rows: string[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw damaged(file);
    const over = value === '\\.';
    if (!over) {
      rows.push(value, '\n');
      size += value.length + 1;
    }
    if (rows.length > 0 && (over || size >= rowsAtOnce)) {
      yield { kind: 'rows', ...target, rows: rows.join('') };
      rows = [];
      size = 0;
    }
    if (over) return;
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const text = new PassThrough({ encoding: 'utf8' });
  const read = pipeline(createReadStream(file), createGunzip(), text);
  read.catch(() => {});
  let rest = '';
  try {
    for await (const part of text) {
      const lines = `${rest}${part}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    await read;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    if (code.startsWith('Z_')) throw damaged(file);
    throw error;
  }
}

function readJson(line: unknown): unknown {
  try {
    return JSON.parse(String(line));
  } catch {
    return undefined;
  }
}

const damaged = (file: string) => new BackupError(`${file} is damaged or incomplete; use another backup.`);
