import { and, eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '@/lib/base/log';
import { makeEncryptionKey } from '@/lib/base/secrets';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { createVault } from '@/lib/gateway/connections/vault';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { openWebhookReceiver } from '@/lib/gateway/webhooks/testing/webhook-receiver';
import { embeddedApi } from '@/lib/server/db/api-in-use';
import { auditEvents, memberships } from '@/lib/server/identity/schema';
import { purgeMessages } from '@/lib/server/outbox/add-message';
import { messages } from '@/lib/server/outbox/schema';
import { endHolds } from '@/lib/server/outbox/testing/end-holds';
import { changeChannel } from './change-channels';
import { noon } from './testing/alert-set-up';
import { setUpChannel, site } from './testing/channel-set-up';

const canary = 'canary-in-the-address';

eachLedger('deliveries of alerts', (ledger) => {
  let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>;
  let url = '';
  beforeEach(async () => {
    await ledger().db.delete(messages);
    receiver = await openWebhookReceiver();
    url = `${receiver.url}/hook/${canary}`;
    onTestFinished(async () => void (await receiver.close()));
  });
  const answer = (status: number, headers: Record<string, string> = {}) => {
    receiver.answer = () => ({ status, headers });
  };
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  it('are signed JSON, sent once by two senders', async () => {
    const world = await setUpChannel(ledger(), url);
    await Promise.all([world.send(), world.send()]);
    await world.send();
    expect(await world.deliveries()).toMatchObject([{ state: 'delivered', status: 204, rule: 'Low sales' }]);
    expect(receiver.received).toHaveLength(1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const { secret } = world.channel;
    vi.useFakeTimers({ toFake: ['Date'], now: world.clock.now });
    onTestFinished(() => void vi.useRealTimers());
    expect(secret).toMatch(/^whsec_/);
    expect(new Webhook(secret ?? '').verify(body, signed)).toMatchObject({
      type: 'alert.fired',
      timestamp: noon('2026-06-30').toISOString(),
      data: {
        rule: { id: world.rule.id, name: 'Low sales' },
        period: '2026-06-29',
        correction: false,
        changesUntil: '2026-08-13',
        text: 'Sales of Jun 29, 2026 (USD) fell below $100.00: $80.00',
        url: `${site}/reports?from=2026-06-29&to=2026-06-29&metric=sales&currency=USD&compare=none`,
        condition: { kind: 'threshold', values: { currency: 'USD', value: '100' } },
        facts: { value: '80.00', range: { from: '2026-06-29', to: '2026-06-29' } },
        asOf: noon('2026-06-30').toISOString(),
      },
    });
    expect(() => new Webhook(secret ?? '').verify(`${body} `, signed)).toThrow();
    expect(signed['webhook-id']).toBe((await world.deliveries())[0]?.id);

    await world.correct();
    await world.send();
    expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
      type: 'alert.corrected',
      data: { correction: true, facts: { value: '120.00' } },
    });
  });

  it.each(['slack', 'teams', 'discord'] as const)(
    'are messages of %s, which names do not break',
    async (shape) => {
      const world = await setUpChannel(ledger(), url, {
        shape,
        name: '<!channel> @everyone [a](https://evil.example)',
      });
      await world.send();
      const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
      expect(body).toContain('$80.00');
      expect(body).toContain('May change until Aug 13');
      expect(body).toContain(`${site}/reports?from=2026-06-29`);
      expect(body).not.toMatch(/@everyone|evil\.example/);
      if (shape !== 'teams') expect(body).not.toContain('<!channel>');
      expect(headers).not.toHaveProperty('webhook-signature');
    },
  );

  it('are tried again for a day with the same id, later each time', async () => {
    const world = await setUpChannel(ledger(), url);
    answer(500);
    const at: number[] = [];
    let passed = 0;
    for (const minute of [0, 4, 5, 19, 20, 64, 65, 199, 200, 604, 605, 1_439, 1_441, 1_820]) {
      world.pass(minute - passed);
      passed = minute;
      const before = receiver.received.length;
      await world.send();
      if (receiver.received.length > before) at.push(minute);
    }
    expect(at).toEqual([0, 5, 20, 65, 200, 605]);
    expect(new Set(ids()).size).toBe(1);
    expect(await world.deliveries()).toMatchObject([{ state: 'failed', status: 500, nextAt: null }]);

    answer(204);
    const [first] = await world.deliveries();
    expect(await world.again(first?.id ?? '')).toMatchObject({ state: 'delivered', status: 204 });
    expect([ids().length, new Set(ids()).size]).toEqual([7, 1]);
  });

  it('wait as long as the receiver asks, within six hours', async () => {
    const world = await setUpChannel(ledger(), url);
    answer(429, { 'retry-after': '3600' });
    await world.send();
    world.pass(59);
    await world.send();
    expect(ids()).toHaveLength(1);
    world.pass(1);
    answer(429, { 'retry-after': '99999999' });
    await world.send();
    world.pass(6 * 60);
    answer(204);
    await world.send();
    expect(await world.deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('end at once when the receiver has gone, until a test arrives', async () => {
    const world = await setUpChannel(ledger(), url);
    answer(410);
    await world.send();
    expect(await world.deliveries()).toMatchObject([{ state: 'failed', status: 410 }]);
    expect(await world.readChannel()).toMatchObject({ disabled: 'gone' });
    world.pass(1);
    await world.correct();
    await world.send();
    expect((await world.deliveries())[0]).toMatchObject({ state: 'failed', problem: 'disabled' });
    expect(ids()).toHaveLength(1);
    expect(await world.test()).toMatchObject({ state: 'failed', status: 410, rule: null });
    answer(204);
    expect(await world.test()).toMatchObject({ state: 'delivered', status: 204, nextAt: null });
    expect(await world.readChannel()).toMatchObject({ disabled: null, failingSince: null });
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
      type: 'channel.test',
      data: { text: 'This is a test of the channel Ops.' },
    });
  });

  it('disable a channel after a week of failures, until its address is changed', async () => {
    const world = await setUpChannel(ledger(), url);
    answer(302, { location: 'https://elsewhere.example' });
    // It has failed since a moment of a clock that was ahead: since now.
    await ledger()
      .db.update(alertChannels)
      .set({ failingSince: new Date('2100-01-01') });
    await world.send();
    world.pass(6 * 24 * 60);
    await world.test();
    expect(await world.readChannel()).toMatchObject({ disabled: null });
    world.pass(24 * 60);
    expect(await world.test()).toMatchObject({ state: 'failed', status: 302 });
    expect(await world.readChannel()).toMatchObject({ disabled: 'failing' });
    await changeChannel(world.changing, world.channel.id, { address: `${url}2` });
    expect(await world.readChannel()).toMatchObject({ disabled: null, failingSince: null });
  });

  it('do not mark a channel as failing if its address was replaced during the call', async () => {
    const world = await setUpChannel(ledger(), url);
    const callWebhook = vi.fn(async () => {
      await changeChannel(world.changing, world.channel.id, { address: `${url}2` });
      return { status: 500, retryAfterMs: null, problem: null };
    });
    await world.send({ callWebhook });
    expect(callWebhook).toHaveBeenCalledOnce();
    expect(await world.readChannel()).toMatchObject({ failingSince: null });
  });

  it('are sent again with the same id if the process died', async () => {
    const world = await setUpChannel(ledger(), url);
    const dies = async () => {
      throw new Error('The process died.');
    };
    await world.send({ callWebhook: dies });
    await world.send();
    const [sending] = await world.deliveries();
    expect([sending?.state, ids()]).toEqual(['sending', []]);
    await expect(world.again(sending?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    await endHolds(ledger().db);
    await world.send();
    expect(ids()).toEqual([sending?.id]);
    expect(await world.deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('are given up after a day without a server', async () => {
    const world = await setUpChannel(ledger(), url);
    world.pass(25 * 60);
    await world.send();
    expect(await world.deliveries()).toMatchObject([{ state: 'failed', problem: 'lost' }]);
    expect(ids()).toEqual([]);
  });

  it('stop with the rule, the role of its owner and without the key of the address', async () => {
    const stopped = await setUpChannel(ledger(), url);
    await stopped.setRule({ channelId: null });
    await stopped.send();
    const demoted = await setUpChannel(ledger(), url);
    const { db, member } = demoted;
    const own = and(eq(memberships.userId, member.userId), eq(memberships.workspaceId, member.workspaceId));
    await db.update(memberships).set({ role: 'creator' }).where(own);
    await demoted.send();
    for (const world of [stopped, demoted]) {
      expect(await world.deliveries()).toMatchObject([{ state: 'failed', problem: 'stopped' }]);
      expect(await world.readChannel()).toMatchObject({ failingSince: null });
    }
    const sealed = await setUpChannel(ledger(), url);
    await sealed.send({ vault: createVault([makeEncryptionKey()], embeddedApi) });
    expect(await sealed.deliveries()).toMatchObject([{ state: 'waiting', problem: 'sealed' }]);
    expect(ids()).toEqual([]);
  });

  it('show the address nowhere', async () => {
    const logged = vi.spyOn(log, 'warn');
    onTestFinished(() => logged.mockRestore());
    const world = await setUpChannel(ledger(), `${url}?token=${canary}`);
    await receiver.close();
    await world.send();
    const { db, workspaceId } = world;
    const audited = await db.select().from(auditEvents).where(eq(auditEvents.workspaceId, workspaceId));
    const [delivery, ...none] = await world.rows();
    expect([delivery?.problem, none]).toEqual(['connection', []]);
    const all = JSON.stringify([await world.readChannel(), delivery, audited, logged.mock.calls]);
    expect(all).toContain('channel.added');
    expect(all).not.toContain(canary);
  });

  it('are deleted after a year', async () => {
    const world = await setUpChannel(ledger(), url);
    await world.test();
    const { db, channel } = world;
    await db
      .update(messages)
      .set({ createdAt: new Date('2020-01-01') })
      .where(eq(messages.destination, channel.id));
    await purgeMessages(db);
    expect(await world.rows()).toEqual([]);
  });
});
