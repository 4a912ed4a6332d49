import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance, type Json } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

/** Parses a CSV file to records by heading. */
export const readCsv = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes), { bom: true, columns: true, comment: '#', record_delimiter: '\r\n' });

/** The rows, column types and metadata of a Parquet file. */
export async function readParquet(bytes: Uint8Array, folder: string) {
  const file = join(folder, 'read.parquet');
  await writeFile(file, bytes);
  const instance = await DuckDBInstance.create();
  try {
    const connection = await instance.connect();
    const read = await connection.runAndReadAll(`SELECT * FROM '${file}'`);
    const rows = read.getRowObjectsJson();
    const types = Object.fromEntries(
      read.columnNames().map((name, at) => [name, String(read.columnType(at))]),
    );
    const found = await connection.runAndReadAll(
      `SELECT decode(key), decode(value) FROM parquet_kv_metadata('${file}')`,
    );
    const metadata: Record<string, Json> = Object.fromEntries(found.getRowsJson());
    return { rows, types, metadata };
  } finally {
    instance.closeSync();
  }
}

type CellOfSheet = { value: string; type: 'number' | 'text' | 'flag' };

/** The sheets of a workbook by name, as rows of cells. */
export function readWorkbook(bytes: Uint8Array): Map<string, (CellOfSheet | null)[][]> {
  const files = unzipSync(bytes);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    decode(item.replace(/<[^>]+>/g, '')),
  );
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  return new Map(
    names.map((name = '', at) => [
      decode(name),
      [...text(`xl/worksheets/sheet${at + 1}.xml`).matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(
        ([, row = '']) => readRow(row, shared),
      ),
    ]),
  );
}

function readRow(row: string, shared: readonly string[]): (CellOfSheet | null)[] {
  const cells: (CellOfSheet | null)[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const letters = /r="([A-Z]+)/.exec(attributes)?.[1] ?? 'A';
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const value = decode(/<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(content)?.[1] ?? '');
    const type = /t="(\w+)"/.exec(attributes)?.[1];
    while (cells.length < column) cells.push(null);
    if (content === '') cells.push(null);
    else if (type === 's') cells.push({ value: shared[Number(value)] ?? '', type: 'text' });
    else if (type === 'inlineStr') cells.push({ value, type: 'text' });
    else cells.push({ value, type: type === 'b' ? 'flag' : 'number' });
  }
  return cells;
}

const decode = (text: string) =>
  text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
