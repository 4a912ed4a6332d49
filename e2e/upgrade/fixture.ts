import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** A folder has three similar copies of its tables, megabytes apart. */
const window = { [constants.BROTLI_PARAM_LARGE_WINDOW]: 1, [constants.BROTLI_PARAM_LGWIN]: 26 };

const fileOf = (version: string, name: string) => `e2e/upgrade/${version}/${name}`;

/** The encryption key of a Postgres fixture. A folder contains its own. */
export const encryptionKeys = `k1:${Buffer.alloc(32, 'upgrade').toString('base64')}`;

export type Kind = 'embedded' | 'postgres';

/** What a version showed, its keys in plain text, and its API, whose rows only that API shows. 0.1.0 recorded none. */
export type Expected = { sellerKey: string; apiUrl?: string; shown: Record<string, unknown> };

export function writeFixture(version: string, kind: Kind, data: Buffer, expected: Expected): void {
  mkdirSync(fileOf(version, ''), { recursive: true });
  const pack = (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { ...window, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  writeFileSync(fileOf(version, `${kind}.br`), pack(data));
  writeFileSync(fileOf(version, `${kind}.json.br`), pack(Buffer.from(JSON.stringify(expected))));
}

const unpack = (version: string, name: string) =>
  brotliDecompressSync(readFileSync(fileOf(version, name)), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });

export const readExpected = (version: string, kind: Kind): Expected =>
  JSON.parse(unpack(version, `${kind}.json.br`).toString());

/** Unpacks a version's DATA_DIR to a folder. */
export function unpackFolder(version: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: unpack(version, 'embedded.br') });
}

/** Restores a version's database to an empty one. */
export async function fillPostgres(version: string, url: string): Promise<void> {
  const psql = spawn('psql', ['--quiet', '--set=ON_ERROR_STOP=1', url], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(psql, 'exit');
  await pipeline([unpack(version, 'postgres.br')], psql.stdin);
  const [code] = await ended;
  if (code !== 0) throw new Error('The dump of Postgres could not be read.');
}
