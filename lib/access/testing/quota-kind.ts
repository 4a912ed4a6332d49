import { type SQL, sql } from 'drizzle-orm';
import type { Member } from '@/lib/access/member';
import type { Catalog } from '@/lib/data/store/workspace';
import type { TestLedger } from '@/lib/data/testing/ledgers';

export type Given = { member: Member; catalog: Catalog; db: TestLedger['db']; stores: TestLedger['stores'] };

export type QuotaKind = {
  /** Stores `count` of them by SQL, with numbers from `generate_series`. */
  fill: (given: Given, count: number) => SQL;
  /** What the person has already. */
  own?: number;
  add: (given: Given, at: number) => Promise<unknown>;
  /** Makes room for one. */
  remove: (given: Given) => Promise<unknown>;
};

export const id = (value: string) => sql`CAST(${value} AS uuid)`;

export const upTo = (count: number) => sql`generate_series(1, CAST(${count} AS integer)) AS n`;

export const first = async (db: Given['db'], table: string, { workspaceId }: Member) => {
  const found = await db.execute(
    sql`SELECT id FROM ${sql.identifier(table)} WHERE workspace_id = ${id(workspaceId)} LIMIT 1`,
  );
  return String(Object(Object(found).rows[0]).id);
};
