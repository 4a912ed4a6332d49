import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { openWebhookReceiver } from '@/lib/gateway/webhooks/testing/webhook-receiver';
import { messages } from '@/lib/server/outbox/schema';
import { changeSettings } from './alert-settings';
import { writeRule } from './testing/alert-set-up';
import { setUpChannel } from './testing/channel-set-up';

eachLedger('alerts for a channel', (ledger) => {
  let receiver: Awaited<ReturnType<typeof openWebhookReceiver>>;
  beforeEach(async () => {
    await ledger().db.delete(messages);
    receiver = await openWebhookReceiver();
    onTestFinished(async () => void (await receiver.close()));
  });
  const answer = (status: number) => {
    receiver.answer = () => ({ status, headers: {} });
  };
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  it('come as one message if a chat may get fewer in an hour; a program gets each', async () => {
    for (const [shape, messages] of [
      ['slack', 1],
      ['webhook', 4],
    ] as const) {
      receiver.received.length = 0;
      const world = await setUpChannel(ledger(), receiver.url, { shape, perHour: 3 });
      const more = async (names: string[]) => {
        for (const name of names) {
          await world.add(writeRule({}, { name, channel: world.channel.id }), world.clock.now);
        }
        await world.evaluate(world.clock.now);
      };
      await more(['B', 'C', 'D']);
      answer(500);
      await world.send();
      answer(204);
      world.pass(5);
      await world.send();
      expect(await world.deliveries()).toMatchObject(
        ['', '', '', ''].map(() => ({ state: 'delivered', status: 204, nextAt: null })),
      );
      // The first attempt failed.
      expect([receiver.received.length, new Set(ids()).size]).toEqual([messages + 1, messages]);
      if (shape === 'webhook') continue;
      expect(receiver.received[1]?.body).toContain('4 alerts');
      // Slack gets the text twice: for screens and for notifications.
      expect(receiver.received[1]?.body.match(/fell below/g)).toHaveLength(8);

      for (const name of ['E', 'F', 'G']) {
        await more([name]);
        await world.send();
      }
      expect(receiver.received).toHaveLength(4);
      world.pass(61);
      await world.send();
      expect(receiver.received).toHaveLength(5);
      const [part] = (await world.rows()).filter(({ sentIn }) => sentIn);
      expect(await world.again(part?.id ?? '')).toMatchObject({ state: 'delivered' });
      expect(receiver.received[5]?.body).not.toContain('alerts');
    }
  });

  it('wait for the end of quiet hours, unless a program gets them', async () => {
    for (const [shape, early] of [
      ['slack', 0],
      ['webhook', 1],
    ] as const) {
      receiver.received.length = 0;
      const world = await setUpChannel(ledger(), receiver.url, { shape });
      await world.send();
      receiver.received.length = 0;
      const quiet = { from: '11:00', to: '13:00', timeZone: 'UTC' };
      await changeSettings(world.db, world.member, { quiet, perHour: 10 });
      await world.add(writeRule({}, { name: 'B', channel: world.channel.id }), world.clock.now);
      await world.evaluate(world.clock.now);
      for (const minutes of [0, 59]) {
        world.pass(minutes);
        await world.send();
      }
      expect(receiver.received).toHaveLength(early);
      world.pass(1);
      await world.send();
      expect(receiver.received).toHaveLength(1);
    }
  });
});
