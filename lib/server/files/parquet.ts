import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { makeTemporaryFolder } from './temporary-files';

/** A column: its heading and the SQL type of its values. */
type ParquetColumn = { heading: string; sqlType: string };

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Converts CSV lines (heading first) to a Parquet file in a temporary folder. Works with any store. */
export async function* makeParquet(
  columns: readonly ParquetColumn[],
  lines: AsyncIterable<Uint8Array>,
  metadata: Record<string, string>,
): AsyncGenerator<Uint8Array> {
  const folder = await makeTemporaryFolder();
  try {
    const [csv, parquet] = [join(folder, 'rows.csv'), join(folder, 'rows.parquet')];
    await pipeline(Readable.from(lines), createWriteStream(csv));
    const shape = columns.map(({ heading, sqlType }) => `${quote(heading)}: ${quote(sqlType)}`).join(', ');
    const entries = Object.entries(metadata).map(([name, value]) => `${quote(name)}: ${quote(value)}`);
    const options = entries.length > 0 ? `, KV_METADATA {${entries.join(', ')}}` : '';
    const instance = await DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '512MB' });
    try {
      const connection = await instance.connect();
      await connection.run(
        `COPY (SELECT * FROM read_csv(${quote(csv)}, header = true, columns = {${shape}}, delim = ',', quote = '"',
           escape = '"', allow_quoted_nulls = false, strict_mode = true))
         TO ${quote(parquet)} (FORMAT parquet, COMPRESSION zstd${options})`,
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
