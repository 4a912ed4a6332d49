import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { giveFactor } from '@/features/people/second-factor/give-factor';
import { renewCodes } from '@/features/people/second-factor/recovery-codes';
import { removeApp } from '@/features/people/second-factor/remove-factor';
import { environment, makeAppMember } from '@/features/people/second-factor/testing/members';
import { makeMember } from '@/lib/access/testing/people';
import { testAccountVault } from '@/lib/gateway/connections/testing/vault';
import { findLanguage } from '@/lib/language/find-language';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { eachDatabase } from '@/lib/testing/databases';
import { addFactorMail, factorKind, factorMails } from './factor-mails';

const now = new Date('2026-06-30T12:00:00.000Z');

eachDatabase('a change of a second factor', (database) => {
  it('is told by mail, once, if it happened', async () => {
    const { db } = database();
    const { member, codes } = await makeAppMember(db, now);
    const { userId } = member;
    const parts = { db, accountVault: testAccountVault, environment, mail: findLanguage('de') };
    const asking = { userId, purpose: 'test' };
    const give = (code: string) => giveFactor(parts, asking, { given: { code }, allowances: [] }, now);
    await give(codes[0] ?? '');
    await expect(give(codes[0] ?? '')).rejects.toMatchObject({ code: 'invalid_input' });
    await renewCodes(parts, userId);
    await removeApp(parts, userId);
    await expect(removeApp(parts, userId)).rejects.toMatchObject({ code: 'not_found' });
    const { sent, mailer } = collectMails();
    const kinds = { [factorKind]: factorMails({ db, mailer, site: 'https://deck.example', now: () => now }) };
    const later = () => new Date(Date.now() + 1_000);
    await sendDue({ db, now: later, kinds });
    await sendDue({ db, now: later, kinds });
    expect(sent.map(([to]) => to)).toEqual(Array(3).fill(member.email));
    expect(sent.map(([, { subject }]) => subject)).toEqual([
      'Ein Wiederherstellungscode wurde benutzt',
      'Neue Wiederherstellungscodes wurden erstellt',
      'Ihre Authenticator-App wurde entfernt',
    ]);
    const stored = JSON.stringify(await db.select().from(messages).where(eq(messages.destination, userId)));
    for (const code of codes) expect(stored).not.toContain(code);
  });

  it('is told with others if there are more than twenty in an hour', async () => {
    const { db } = database();
    const { userId, email } = await makeMember(db);
    const language = findLanguage('en');
    for (let time = 0; time < 20; time += 1) await addFactorMail(db, userId, 'codesRenewed', language);
    await addFactorMail(db, userId, 'appRemoved', language);
    const { sent, mailer } = collectMails();
    const later = () => new Date(Date.now() + 1_000);
    const kinds = { [factorKind]: factorMails({ db, mailer, site: 'https://deck.example', now: later }) };
    await sendDue({ db, now: later, kinds });
    const [[, mail] = [], ...more] = sent.filter(([to]) => to === email);
    expect(more).toEqual([]);
    for (const change of ['codesRenewed', 'appRemoved'] as const)
      expect(mail?.text).toContain(language.t(`mail.factor.${change}.about`, { email }));
  });

  it('stores no mail where none is sent', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, now);
    await removeApp({ db, mail: null }, member.userId);
    expect(await db.$count(messages, eq(messages.destination, member.userId))).toBe(0);
  });
});
