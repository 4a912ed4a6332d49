import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import type { ExportColumn } from './export-columns';

const types: Record<ExportColumn['type'], string> = {
  day: 'DATE',
  text: 'VARCHAR',
  uuid: 'UUID',
  money: 'DECIMAL(18,8)',
  count: 'DECIMAL(18,4)',
  flag: 'BOOLEAN',
};

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Turns CSV lines into a Parquet file by way of a temporary folder; works for either store. */
export async function* makeParquet(
  columns: readonly ExportColumn[],
  lines: AsyncIterable<Uint8Array>,
  metadata: Record<string, string>,
): AsyncIterable<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-export-'));
  try {
    const [csv, parquet] = [join(folder, 'rows.csv'), join(folder, 'rows.parquet')];
    await pipeline(Readable.from(lines), createWriteStream(csv));
    const shape = columns.map(({ heading, type }) => `${quote(heading)}: ${quote(types[type])}`).join(', ');
    const facts = Object.entries(metadata).map(([name, value]) => `${name}: ${quote(value)}`);
    const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '512MB' });
    try {
      const connection = await instance.connect();
      await connection.run(
        `COPY (SELECT * FROM read_csv(${quote(csv)}, header = true, columns = {${shape}}, quote = '"',
           escape = '"', allow_quoted_nulls = false, strict_mode = true))
         TO ${quote(parquet)} (FORMAT parquet, COMPRESSION zstd, KV_METADATA {${facts.join(', ')}})`,
      );
      connection.closeSync();
    } finally {
      instance.closeSync();
    }
    yield* createReadStream(parquet);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
