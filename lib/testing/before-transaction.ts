import type { Db } from '@/lib/server/db/database';

/** The database of a request that is overtaken: `work` is done before each of its transactions. */
export function beforeTransaction(db: Db, work: () => Promise<unknown>): Db {
  const transaction: Db['transaction'] = async (...given) => {
    await work();
    return db.transaction(...given);
  };
  return Object.assign(Object.create(db), { transaction });
}
