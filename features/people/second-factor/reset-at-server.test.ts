import { expect, it } from 'vitest';
import { factorKind, factorMails } from '@/features/people/accounts/factor-mails';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { eachDatabase } from '@/lib/testing/databases';
import { readFactors } from './read-factors';
import { resetAtServer } from './reset-at-server';
import { makeAppMember, makePasswordMember, environment as site } from './testing/members';

const mails = { ...site, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'deck@example.com' };
const none = { app: null, passkeys: [], codesLeft: 0 };
const withFactor = { secondFactor: true };

eachDatabase('A second factor that the operator removes', (database) => {
  it('is told to its person by mail, without the link or a secret', async () => {
    const { db } = database();
    const { member, secret, codes } = await makeAppMember(db, new Date());
    const reset = await resetAtServer({ db, environment: mails }, member.email.toUpperCase(), withFactor);
    const link = expect.stringMatching(/^https:\/\/deck\.example\/reset\//);
    expect(reset).toEqual({ link, told: 'waiting' });
    expect(await readFactors(db, member.userId)).toEqual(none);
    const { sent, mailer } = collectMails();
    const now = () => new Date();
    const kinds = { [factorKind]: factorMails({ db, mailer, site: site.APP_URL, now }) };
    await sendDue({ db, now, kinds });
    expect(sent).toMatchObject([[member.email, { subject: 'Your second factor was removed' }]]);
    for (const hidden of [reset.link, secret, ...codes]) expect(JSON.stringify(sent)).not.toContain(hidden);
  });

  it('is removed also if no mail is set', async () => {
    const { db } = database();
    const { member } = await makeAppMember(db, new Date());
    const reset = await resetAtServer({ db, environment: site }, member.email, withFactor);
    expect(reset).toMatchObject({ told: 'unset' });
    expect(await readFactors(db, member.userId)).toEqual(none);
  });

  it('is not told of if there was none, or it stays', async () => {
    const { db } = database();
    const { email } = await makePasswordMember(db);
    const { member } = await makeAppMember(db, new Date());
    await db.delete(messages);
    const parts = { db, environment: mails };
    expect(await resetAtServer(parts, email, withFactor)).toMatchObject({ told: null });
    expect(await resetAtServer(parts, member.email, {})).toMatchObject({ told: null });
    expect(await readFactors(db, member.userId)).toMatchObject({ codesLeft: 10 });
    expect(await db.$count(messages)).toBe(0);
  });
});
