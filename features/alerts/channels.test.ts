import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { auditEvents } from '@/lib/server/identity/schema';
import { english } from '@/lib/testing/english';
import { addChannel, changeChannel, deleteChannel, replaceSecret } from './change-channels';
import { changeRule } from './change-rule';
import { newChannelSchema } from './channel';
import { openChannel } from './channel-secret';
import { listChannels, listDeliveries } from './list-channels';
import { listRules } from './list-rules';
import { setUpChannel } from './testing/channel-set-up';

const url = 'https://hooks.example/services/canary/abcd1234';

eachLedger('channels of alerts', (ledger) => {
  it('are changed by admins, with audit rows and without their address', async () => {
    const world = await setUpChannel(ledger(), url);
    const { db, member, workspaceId, changing, channel } = world;
    const open = async () =>
      openChannel(testVault, (await world.readChannel()) ?? { id: '', workspaceId, jwe: '' });
    expect(await open()).toEqual({ address: url, secret: channel.secret });
    await changeChannel(changing, channel.id, { name: 'Team', address: `${url}5` });
    expect(await open()).toEqual({ address: `${url}5`, secret: channel.secret });
    const { secret } = await replaceSecret(changing, channel.id);
    expect(secret).not.toBe(channel.secret);
    expect(await open()).toEqual({ address: `${url}5`, secret });
    const slack = await addChannel(changing, { name: 'Chat', shape: 'slack', address: url, perHour: 10 });
    expect(slack.secret).toBeNull();
    await expect(replaceSecret(changing, slack.id)).rejects.toMatchObject({ code: 'conflict' });
    const { channels } = await listChannels({ db, member });
    expect(channels.map(({ name, shape, address }) => [name, shape, address])).toEqual([
      ['Chat', 'slack', 'hooks.example/…1234'],
      ['Team', 'webhook', 'hooks.example/…2345'],
    ]);
    expect(await world.rows()).toHaveLength(1);
    await deleteChannel(db, member, channel.id);
    expect(await world.rows()).toEqual([]);
    const [rule] = (await listRules({ db, member, language: english }, true)).rules;
    expect(rule).toMatchObject({ name: 'Low sales', channel: null });
    const actions = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(eq(auditEvents.workspaceId, workspaceId));
    const ofChannels = actions.filter(({ action }) => action.startsWith('channel.'));
    expect(ofChannels.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      ...['channel.added Chat', 'channel.added Ops', 'channel.changed Team', 'channel.deleted Team'],
      'channel.secret Team',
    ]);
  });

  it('are chosen by those who make rules, who never see their address', async () => {
    const world = await setUpChannel(ledger(), url);
    const { db, workspaceId, channel, rule, changing } = world;
    const analyst = await makeMember(db, { role: 'analyst', workspaceId });
    const seen = await listChannels({ db, member: analyst });
    expect(seen).toEqual({
      manages: false,
      channels: [
        {
          id: channel.id,
          name: 'Ops',
          shape: 'webhook',
          disabled: null,
          failingSince: null,
          address: null,
          perHour: 10,
        },
      ],
    });
    await expect(
      addChannel(
        { ...changing, member: analyst },
        { name: 'Mine', shape: 'slack', address: url, perHour: 10 },
      ),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const change = (by: typeof analyst, id: string) =>
      changeRule({ db, member: by, language: english }, rule.id, { channel: id }, false);
    await expect(change(analyst, channel.id)).rejects.toMatchObject({ code: 'not_found' });
    const other = await setUpChannel(ledger(), url);
    await expect(change(world.member, other.channel.id)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(changeChannel(changing, other.channel.id, { name: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await listDeliveries(world, other.channel.id)).toEqual({ deliveries: [] });
  });

  it('belong to no demo, and call no private address', async () => {
    const { changing, member } = await setUpChannel(ledger(), url);
    const slack = (address: string) =>
      newChannelSchema.parse({ name: 'Chat', shape: 'slack', address, perHour: 10 });
    const demo = { ...changing, member: { ...member, demo: true } };
    await expect(addChannel(demo, slack(url))).rejects.toMatchObject({ code: 'conflict' });
    for (const address of ['http://hooks.example/', 'https://10.0.0.1/', 'https://a:b@hooks.example/']) {
      await expect(addChannel({ ...changing, allowPrivate: false }, slack(address))).rejects.toMatchObject({
        issues: [{ field: 'address' }],
      });
    }
    const added = and(
      eq(auditEvents.workspaceId, member.workspaceId),
      eq(auditEvents.action, 'channel.added'),
    );
    expect(await changing.db.$count(auditEvents, added)).toBe(1);
  });
});
