import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';

const names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const values = z.object({ rows: z.array(z.object({ row: z.unknown() })) });

/** Every row of every table, as its table's name and JSON. */
export async function readRows(db: Db): Promise<string[]> {
  const tables = await db.execute(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const lines: string[] = [];
  for (const { name } of names.parse(tables).rows) {
    const found = await db.execute(sql`select to_jsonb(t) as row from ${sql.raw(name)} t`);
    lines.push(...values.parse(found).rows.map(({ row }) => `${name} ${JSON.stringify(row)}`));
  }
  return lines;
}

/** The bytes of every file below a folder, as Latin-1 text. */
export async function readFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
}
