import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeMember } from '@/lib/access/testing/people';
import { sharedNow } from '@/lib/base/clock';
import { openDatabase } from '@/lib/server/db/open-database';
import { addMessages } from '@/lib/server/outbox/add-message';
import { type MessageKind, startSender } from '@/lib/server/outbox/sender';
import { writeMs, writeTable } from './measure/table';

const rounds = Number(process.env.BENCH_ROUNDS || 3);
/** Messages of the one who is measured in each round, and of each of the others. */
const asked = 20;
const waiting = 40;
const slowMs = 5_000;
/** Slots, as of messages to channels. */
const atOnce = 32;

const folder = await mkdtemp(join(tmpdir(), 'partnerdeck-bench-'));
const { db, close } = await openDatabase({ folder });
const own = await makeMember(db);
const others = await Promise.all(Array.from({ length: 4 }, () => makeMember(db)));

const sentAfter: number[] = [];
const kind: MessageKind = {
  atOnce,
  make:
    async ({ message }) =>
    async () => {
      const isOwn = message.workspaceId === own.workspaceId;
      if (isOwn) sentAfter.push(Date.now() - message.createdAt.getTime());
      else await sleep(slowMs);
      return { state: 'sent', status: 200, problem: null };
    },
};
const sender = startSender({ db, now: sharedNow, kinds: { test: kind } });

const store = async (workspaceId: string, count: number) => {
  const createdAt = new Date();
  const to = Array.from({ length: count }, (_, at) => `${workspaceId} ${at}`);
  const message = { kind: 'test', transport: 'webhook' as const, workspaceId, createdAt };
  await addMessages(
    db,
    to.map((destination) => ({ ...message, destination })),
  );
  sender.kick();
};

/** The times until messages of one workspace are sent, which are stored one after another. */
async function measure(): Promise<string[]> {
  sentAfter.length = 0;
  for (let count = 1; count <= asked; count += 1) {
    await store(own.workspaceId, 1);
    while (sentAfter.length < count) await sleep(5);
    await sleep(100);
  }
  const sorted = sentAfter.toSorted((a, b) => a - b);
  return [sorted[asked / 2], sorted.at(-1)].map((ms) => writeMs(ms ?? Number.NaN));
}

const rows: string[][] = [];
for (let round = 0; round < rounds; round += 1) {
  rows.push(['alone', ...(await measure())]);
  for (const { workspaceId } of others) await store(workspaceId, waiting);
  rows.push(['beside slow receivers', ...(await measure())]);
  await db.execute(`DELETE FROM messages WHERE state <> 'sending'`);
  await sleep(slowMs);
}
await sender.close();
await close();
await rm(folder, { recursive: true });
console.log(
  writeTable([`${others.length} workspaces, receivers of ${slowMs / 1_000} s`, 'p50', 'longest'], rows),
);
