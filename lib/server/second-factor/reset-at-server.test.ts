import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmtpSink, type SmtpSink } from '@/lib/server/mail/testing/smtp-sink';
import { eachDatabase } from '@/lib/testing/databases';
import { readFactors } from './read-factors';
import { resetAtServer } from './reset-at-server';
import { makeAppMember, makePasswordMember, environment as site } from './testing/members';

let sink: SmtpSink;
beforeAll(async () => {
  sink = await openSmtpSink();
});
afterAll(() => sink.close());

const unset = { ...site, ALLOW_HTTP_UPSTREAM: 'on' } as const;
const none = { app: null, passkeys: [], codesLeft: 0 };
const withFactor = { secondFactor: true };

eachDatabase('A second factor that the operator removes', (database) => {
  const mails = () => ({
    ...unset,
    SMTP_URL: sink.url,
    MAIL_FROM: 'deck@example.com',
  });

  it('is told to its person by mail, without the link or a secret', async () => {
    const { db } = database();
    const { member, secret, codes } = await makeAppMember(db, new Date());
    sink.mails.length = 0;
    const reset = await resetAtServer({ db, environment: mails() }, member.email.toUpperCase(), withFactor);
    expect(reset).toEqual({ link: expect.stringMatching(/^https:\/\/deck\.example\/reset\//), told: 'sent' });
    expect(await readFactors(db, member.userId)).toEqual(none);
    expect(sink.mails).toMatchObject([{ to: [member.email], subject: 'Your second factor was removed' }]);
    for (const hidden of [reset.link, secret, ...codes]) expect(sink.mails[0]?.raw).not.toContain(hidden);
  });

  it('is removed also if no mail is set, or the server takes none', async () => {
    const { db } = database();
    const closed = { ...mails(), SMTP_URL: 'smtp://127.0.0.1:1' };
    for (const [environment, told] of [
      [unset, 'unset'],
      [closed, 'unsent'],
    ] as const) {
      const { member } = await makeAppMember(db, new Date());
      expect(await resetAtServer({ db, environment }, member.email, withFactor)).toMatchObject({ told });
      expect(await readFactors(db, member.userId)).toEqual(none);
    }
  });

  it('is not told of if there was none, or it stays', async () => {
    const { db } = database();
    const { email } = await makePasswordMember(db);
    const { member } = await makeAppMember(db, new Date());
    sink.mails.length = 0;
    const parts = { db, environment: mails() };
    expect(await resetAtServer(parts, email, withFactor)).toMatchObject({ told: null });
    expect(await resetAtServer(parts, member.email, {})).toMatchObject({ told: null });
    expect(await readFactors(db, member.userId)).toMatchObject({ codesLeft: 10 });
    expect(sink.mails).toEqual([]);
  });
});
