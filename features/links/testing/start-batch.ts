import { randomUUID } from 'node:crypto';
import type { Call } from '@/lib/gateway/call';
import type { TestDatabase } from '@/lib/testing/databases';
import { controlBatch } from '../control-batch';
import { createBatch } from '../create-batch';
import { readBatch } from '../read-batch';
import { runBatch } from '../run-batch';
import { makeWorkspace } from './workspace';

/** The product of a batch's row, counted from 0. */
export const productOf = (at: number) => `B0${String(at).padStart(8, '0')}`;

/** A started batch with this many products, and functions to read and run it. */
export async function startBatch({ db }: TestDatabase, rows: number) {
  const person = await makeWorkspace(db);
  const lines = Array.from({ length: rows }, (_, at) => ({
    productId: productOf(at),
    marketplace: 'marketplace.com',
  }));
  const batchId = await createBatch(db, person, { name: 'Test', lines, subids: [] });
  await controlBatch(db, batchId, 'start');
  const read = () => readBatch(db, person, batchId);
  const run = (call: Call, signal = new AbortController().signal, owner = randomUUID() as string) =>
    runBatch({ db, callFor: () => call, owner, signal }, batchId);
  return { ...person, batchId, read, run };
}
