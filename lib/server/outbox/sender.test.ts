import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { Failure } from '@/lib/base/failure';
import { eachDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { addMessages } from './add-message';
import { type Message, messages } from './schema';
import { createSender, type MessageKind, type Outcome, type Send, sendHeld } from './sender';
import { beginSending, endHold, settleOld, takeMessage } from './take-message';
import { sendDue } from './testing/send-due';

const sent: Outcome = { state: 'sent', status: null, problem: null };
const start = new Date('2026-06-30T12:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

eachDatabase('the outbox', (database) => {
  const clock = { now: start };
  beforeEach(async () => {
    clock.now = start;
    await database().db.delete(messages);
  });
  const parts = () => ({ db: database().db, now: () => clock.now });

  /** Messages of a new workspace, one per destination. */
  async function add(destinations: readonly string[], given: { transport?: 'mail' | 'webhook' } = {}) {
    const { db } = database();
    const { workspaceId } = await makeMember(db);
    const message = { kind: 'test', transport: 'webhook' as const, workspaceId };
    for (const [at, destination] of destinations.entries()) {
      const createdAt = new Date(clock.now.getTime() + at);
      await addMessages(db, [{ ...message, ...given, destination, createdAt, at: clock.now }]);
    }
    return workspaceId;
  }

  /** A kind that notes where it sends. `send`: what happens then. */
  function kindOf(send: (destination: string) => Promise<Outcome> = async () => sent) {
    const reached: string[] = [];
    const kind: MessageKind = {
      atOnce: 32,
      make:
        async ({ message: { destination } }) =>
        () => {
          reached.push(destination);
          return send(destination);
        },
    };
    return { kind, reached };
  }

  const states = async () => {
    const rows = await database().db.select().from(messages).orderBy(asc(messages.destination));
    return rows.map(({ destination, state }) => `${destination} ${state}`);
  };
  const turn = { kind: 'test', mostOfOne: 4, perHour: async () => null };
  const take = async (now = clock.now) => {
    const held = await takeMessage(database().db, { ...turn, now });
    if (!held) throw new Error('Nothing is due.');
    return held;
  };

  /** As after so many seconds, for those who hold messages. */
  const pass = (seconds: number) =>
    database()
      .db.update(messages)
      .set({
        heldUntil: sql`${messages.heldUntil} - make_interval(secs => ${seconds})`,
      });

  it('sends each message once, whatever the number of senders', async () => {
    for (const workspace of ['a', 'b', 'c']) await add([1, 2, 3, 4, 5].map((at) => `${workspace}${at}`));
    const { kind, reached } = kindOf();
    await Promise.all([1, 2, 3].map(() => sendDue({ ...parts(), kinds: { test: kind } })));
    expect(reached.length).toBe(15);
    expect(new Set(reached).size).toBe(15);
    expect((await states()).every((line) => line.endsWith(' sent'))).toBe(true);
  });

  it('gives each of several processes a message of its own', async () => {
    for (const workspace of ['a', 'b', 'c', 'd', 'e', 'f']) await add([workspace]);
    const held = await Promise.all(Array.from({ length: 6 }, () => take()));
    expect(new Set(held.map(({ message }) => message.destination)).size).toBe(6);
  });

  it('sends nothing for a holder that lost the message while it made it', async () => {
    const { db } = database();
    await add(['a']);
    const lost = await take();
    await pass(110);
    expect(await takeMessage(db, { ...turn, now: start })).toBeUndefined();
    await pass(11);
    const held = await take();
    expect(await beginSending(db, lost, 'lost', after(122))).toBe(false);
    expect(await endHold(db, lost, 'waiting', { state: 'failed' })).toBe(false);
    expect(await beginSending(db, held, 'held', after(122))).toBe(true);
    expect(await beginSending(db, held, 'held again', after(122))).toBe(false);
    expect(await endHold(db, lost, 'sending', { state: 'failed' })).toBe(false);
    expect(await states()).toEqual(['a sending']);
    expect(await endHold(db, held, 'sending', { state: 'sent' })).toBe(true);
    expect(await states()).toEqual(['a sent']);
  });

  it('makes a message with two senders, of which one sends it', async () => {
    await add(['a']);
    const { kind, reached } = kindOf();
    const first = await take();
    await pass(121);
    const second = await take();
    const send = (held: typeof first) => sendHeld(parts(), kind, held, new AbortController().signal);
    await Promise.all([send(first), send(second)]);
    expect([reached, await states()]).toEqual([['a'], ['a sent']]);
  });

  it.each([
    ['mail', 'unknown'],
    ['webhook', 'waiting'],
  ] as const)('takes a %s for lost after a minute, not before: %s', async (transport, state) => {
    const { db } = database();
    await add(['a'], { transport });
    const held = await take();
    await beginSending(db, held, 'digest', start);
    await pass(50);
    // By the clock of a process that is ahead, a minute is over.
    for (const now of [start, after(61)]) {
      await settleOld(db, now);
      expect([await states(), await takeMessage(db, { ...turn, now })]).toEqual([['a sending'], undefined]);
    }
    await pass(11);
    await settleOld(db, start);
    expect(await states()).toEqual([`a ${state}`]);
    // What its sender still says changes nothing.
    expect(await endHold(db, held, 'sending', { state: 'sent' })).toBe(false);
    expect(await states()).toEqual([`a ${state}`]);
  });

  it('does not give up a message that is being made', async () => {
    const { db } = database();
    await add(['a']);
    const held = await take();
    await settleOld(db, after(25 * 3_600));
    expect(await beginSending(db, held, 'digest', start)).toBe(true);
  });

  it('does not wait for a server that was away, once the clock was set back', async () => {
    await add(['a']);
    const { kind, reached } = kindOf(async () => ({ ...sent, state: 'waiting', nextAt: start, away: 'all' }));
    const sender = createSender({ ...parts(), kinds: { test: kind } });
    for (const seconds of [0, -86_400]) {
      clock.now = after(seconds);
      await sender.look();
      await sender.settle();
    }
    expect(reached).toEqual(['a', 'a']);
  });

  it('adds nothing to a message that was tried before', async () => {
    const { db } = database();
    await add(['a', 'a', 'a']);
    const tried = await take();
    await beginSending(db, tried, 'digest', start);
    await endHold(db, tried, 'sending', { state: 'waiting', nextAt: start });
    const again = await takeMessage(db, { ...turn, now: start, perHour: async () => 1 });
    expect([again?.message.id, again?.parts]).toEqual([tried.message.id, []]);
  });

  it('reaches others while workspaces with many slow receivers wait for theirs', async () => {
    for (const workspace of ['p', 'q', 'r', 's', 't', 'u']) {
      await add([1, 2, 3, 4, 5, 6].map((at) => `slow ${workspace}${at}`));
    }
    let release = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { kind, reached } = kindOf(async (destination) => {
      if (destination.startsWith('slow')) await slow;
      return sent;
    });
    const sender = createSender({ ...parts(), kinds: { test: kind } });
    await sender.look();
    await add(['quick']);
    await sender.look();
    await eventually(() => expect(reached).toContain('quick'));
    // Each of the six has four of its receivers at once.
    expect(reached.filter((one) => one !== 'quick')).toHaveLength(24);
    release();
    await sender.settle();
  });

  it('gives turns to workspaces, oldest first', async () => {
    const { db } = database();
    for (const [at, destinations] of [['a1', 'a2', 'a3'], ['b1', 'b2'], ['c1']].entries()) {
      clock.now = after(at - 10);
      await add(destinations);
    }
    const order: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const held = await take(after(at));
      order.push(held.message.destination);
      await beginSending(db, held, `digest ${at}`, after(at));
      await endHold(db, held, 'sending', { state: 'sent' });
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('lets a destination that does not answer rest, and no other', async () => {
    await add(['away', 'away', 'there', 'there']);
    const { kind, reached } = kindOf(async (destination) =>
      destination === 'there'
        ? sent
        : { state: 'waiting', status: 500, problem: null, nextAt: after(600), away: 'destination' },
    );
    const send = () => sendDue({ ...parts(), kinds: { test: kind } });
    await send();
    expect(reached.sort()).toEqual(['away', 'there', 'there']);
    clock.now = after(299);
    await send();
    expect(reached).toHaveLength(3);
    clock.now = after(301);
    await send();
    expect(reached.filter((one) => one === 'away')).toHaveLength(2);
  });

  it('asks a server that is away once for all of a kind', async () => {
    await add(['a', 'b', 'c']);
    const { kind, reached } = kindOf(async () => ({
      ...sent,
      state: 'waiting',
      nextAt: after(600),
      away: 'all',
    }));
    await sendDue({ ...parts(), kinds: { test: { ...kind, atOnce: 1 } } });
    expect(reached).toHaveLength(1);
    const isReady = vi.fn(async () => false);
    await sendDue({ ...parts(), kinds: { test: { ...kind, atOnce: 1, isReady } } });
    expect([isReady.mock.calls.length, reached.length]).toEqual([1, 1]);
  });

  it('makes again later what cannot be made now, and gives up what never can', async () => {
    const make = async ({ message }: { message: Message }): Promise<Send> => {
      throw new Failure(message.destination === 'busy' ? 'busy' : 'not_found', 'It cannot be made.');
    };
    await add(['busy', 'gone']);
    const send = () => sendDue({ ...parts(), kinds: { test: { atOnce: 1, make } } });
    await send();
    expect(await states()).toEqual(['busy waiting', 'gone failed']);
    clock.now = after(25 * 3_600);
    await send();
    expect(await states()).toEqual(['busy failed', 'gone failed']);
  });
});
