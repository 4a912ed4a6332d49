import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { quotas } from '@/lib/access/quotas';
import { makeMember } from '@/lib/access/testing/people';
import { findLanguage } from '@/lib/language/find-language';
import { workspaces } from '@/lib/server/identity/schema';
import { nameAddress, refuseMail } from '@/lib/server/outbox/questions';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { eachDatabase } from '@/lib/testing/databases';
import { grantMailKind, grantMails, tellEndings } from './grant-mails';
import type { Maker } from './grant-rules';
import { liveAddresses } from './live-addresses';
import { grants } from './schema';
import { createShare } from './shares';
import { changeGrant, idOf } from './testing/stored-grant';
import { createToken, tokens } from './tokens';

const dayMs = 86_400_000;
const view = { search: '', range: null, weekStart: 1 };
const token = { name: 'Nightly\nsheet', scopes: ['links:read' as const] };
const site = 'https://deck.example';

eachDatabase('A mail about a grant', (database) => {
  const setUp = async (language = 'en') => {
    const { db } = database();
    const { sent, mailer } = collectMails();
    const send = (at = Date.now() + 1_000) => {
      const now = () => new Date(at);
      return sendDue({ db, now, kinds: { [grantMailKind]: grantMails({ db, mailer, site, now }) } });
    };
    const owner = await makeMember(db);
    // Other tests share the database.
    const toOwner = () => sent.flatMap(([to, mail]) => (to === owner.email ? [mail] : []));
    return { db, making: { db, mail: findLanguage(language) }, owner, toOwner, send };
  };
  const stored = ({ userId }: Maker) => eq(messages.destination, userId);

  it('tells its member that it was made, in their language, without its secret', async () => {
    const { db, making, owner, toOwner, send } = await setUp('de');
    const live = { ...view, list: 'brands', receipt: 'none' as const };
    const secrets = [
      await createToken(making, owner, { ...token, days: 30 }),
      await liveAddresses.make(making, owner, { name: 'Tabelle', days: 30, opens: live }),
      await createShare(making, owner, {
        name: 'Seite',
        days: 30,
        password: null,
        opens: { ...view, page: '/reports' },
      }),
    ];
    await send();
    await send();
    expect(toOwner().map(({ subject }) => subject)).toEqual([
      'Ein neues API-Token in Home',
      'Eine neue Live-Adresse in Home',
      'Eine neue geteilte Seite in Home',
    ]);
    const texts = toOwner().map(({ text }) => text);
    expect(texts[0]).toContain('„Nightly sheet“');
    expect(texts[0]).toContain(`${site}/settings/tokens`);
    expect(texts[2]).toContain(`${site}/inbox/shared`);
    const everything = JSON.stringify([toOwner(), await db.select().from(messages).where(stored(owner))]);
    for (const secret of secrets) {
      for (const part of [secret, secret.slice(4, -4), secret.slice(-4)])
        expect(everything).not.toContain(part);
    }
  });

  it('is stored with the grant or not at all, and nowhere without a mail server or in the demo', async () => {
    const { db, making, owner } = await setUp();
    await createToken({ db, mail: null }, owner, { ...token, days: 30 });
    await createToken(making, { ...owner, demo: true }, { ...token, days: 30 });
    expect(await db.$count(messages, stored(owner))).toBe(0);
    const { workspaceId, userId } = owner;
    const rest = Array.from({ length: quotas.tokens.most - 2 }, (_, at) => ({
      workspaceId,
      userId,
      kind: 'token' as const,
      name: 't',
      opens: { scopes: [] },
      digest: `${userId} ${at}`,
      lastFour: 'last',
      expiresAt: new Date(Date.now() + dayMs),
    }));
    await db.insert(grants).values(rest);
    await expect(createToken(making, owner, { ...token, days: 30 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await db.$count(messages, stored(owner))).toBe(0);
  });

  it('tells once, a week before, that it ends', async () => {
    const { db, making, owner, toOwner, send } = await setUp();
    await createToken(making, owner, { ...token, days: 30 });
    await createToken(making, owner, { ...token, name: 'Short', days: 7 });
    const revoked = await createToken(making, owner, { ...token, name: 'Revoked', days: 30 });
    await send();
    const endings = () => toOwner().filter(({ subject }) => subject.includes('ends'));
    await tokens.revoke(db, await idOf(db, revoked), owner);
    const inDays = (days: number) => Date.now() + days * dayMs;
    for (const days of [1, 22.9]) await tellEndings(db, new Date(inDays(days)));
    await send(inDays(22.9));
    expect(endings()).toEqual([]);
    for (const days of [23, 24, 25]) {
      await tellEndings(db, new Date(inDays(days)));
      await send(inDays(days) + 1_000);
    }
    expect(endings().map(({ subject }) => subject.replace(/\w+ \d+, \d+$/, 'day'))).toEqual([
      '“Nightly sheet” in Home ends on day',
    ]);
    // What was made before this server sent mail is told, too.
    const old = await createToken({ db, mail: null }, owner, { ...token, name: 'Old', days: 10 });
    await changeGrant(db, old, { createdAt: new Date('2026-01-01') });
    await tellEndings(db, new Date(inDays(4)));
    // The mail server was away for a day.
    await send(inDays(5));
    expect(endings().at(-1)?.subject).toContain('“Old”');
  });

  it('is one for many that were made in an hour, and none to an address that wants no mail', async () => {
    const { db, making, owner, toOwner, send } = await setUp();
    const make = (names: string[], by: Maker = owner) =>
      Promise.all(names.map((name) => createToken(making, by, { ...token, name, days: 30 })));
    await make(['1', '2', '3', '4', '5', '6']);
    await send();
    const [mail] = toOwner();
    expect(mail?.subject).toBe('6 tokens, addresses and pages');
    for (const name of ['1', '6']) expect(mail?.text).toContain(`“${name}”`);
    for (const name of ['7', '8', '9', '10']) {
      await make([name]);
      await send();
    }
    expect(toOwner()).toHaveLength(4);
    await send(Date.now() + 2 * 3_600_000);
    expect(toOwner()).toHaveLength(5);
    await refuseMail(db, { destination: nameAddress(owner.email) });
    await make(['11']);
    await send(Date.now() + 4 * 3_600_000);
    expect(toOwner()).toHaveLength(5);
  });

  it('is not sent once the grant is revoked, and tells nobody in the demo of an end', async () => {
    const { db, making, owner, toOwner, send } = await setUp();
    const secret = await createToken(making, owner, { ...token, days: 30 });
    await tokens.revoke(db, await idOf(db, secret), owner);
    await send();
    expect(toOwner()).toEqual([]);
    await createToken(making, { ...owner, demo: true }, { ...token, days: 30 });
    await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, owner.workspaceId));
    const soon = Date.now() + 25 * dayMs;
    await tellEndings(db, new Date(soon));
    await send(soon + 1_000);
    expect(toOwner()).toEqual([]);
  });
});
