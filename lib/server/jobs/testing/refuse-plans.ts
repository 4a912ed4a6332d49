import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Db } from '@/lib/server/db/database';

/** Refuses changes of the scheduled work of a workspace until the test ends, as a broken database would. */
export async function refusePlans(db: Db, workspaceId: string): Promise<void> {
  const isOwn = sql.raw(`NEW.workspace_id = '${workspaceId}'`);
  await db.execute(sql`
    CREATE FUNCTION refuse_plans() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${isOwn} THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$`);
  await db.execute(
    sql`CREATE TRIGGER refused BEFORE UPDATE ON scheduled_work FOR EACH ROW EXECUTE FUNCTION refuse_plans()`,
  );
  onTestFinished(async () => {
    await db.execute(sql`DROP FUNCTION refuse_plans CASCADE`);
  });
}
