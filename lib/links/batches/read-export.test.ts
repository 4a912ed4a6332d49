import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { exportLinks } from '../export-links';
import { madeLinks } from '../schema';
import { createStandInApi } from '../testing/stand-in-api';
import { makeWorkspace } from '../testing/workspace';
import { controlBatch } from './control-batch';
import { createBatch } from './create-batch';
import { exportBatch } from './export-batch';
import { readLines } from './read-lines';
import { runBatch } from './run-batch';

const shop = 'storefront-platform.com';
const lines = [
  {
    productId: 'B0ABCDEF12',
    marketplace: 'marketplace.de',
    title: '15.6" Laptop; red, new',
    subid1: ' bio ',
  },
  { productId: '-P2', marketplace: 'marketplace.com', title: '=Hat', subid1: '-news', subid2: '@you' },
  { productId: '43123456789012', marketplace: shop, subid2: 'its', sharedid: '+42' },
];

async function readAll(parts: AsyncIterable<string>) {
  let text = '';
  for await (const part of parts) text += part;
  return readLines(text).lines;
}

eachDatabase('readLines', (database) => {
  it('reads back what the exports of a batch and of the history write', async () => {
    const { db } = database();
    const person = await makeWorkspace(db);
    const batchId = await createBatch(db, person, { name: 'Test', lines, subids: [] });
    await controlBatch(db, batchId, 'start');
    const { call } = createStandInApi();
    const { signal } = new AbortController();
    await runBatch({ db, callFor: () => call, owner: 'one', signal }, batchId);

    expect(await readAll(exportBatch(db, batchId))).toEqual(lines);
    const history = await readAll(exportLinks(db, eq(madeLinks.batchId, batchId), async () => undefined));
    expect(history).toHaveLength(lines.length);
    expect(history).toEqual(expect.arrayContaining(lines));
  });
});
