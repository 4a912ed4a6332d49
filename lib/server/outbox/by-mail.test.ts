import { expect, it } from 'vitest';
import { eachDatabase } from '@/lib/testing/databases';
import { byMail, bySafetyMail } from './by-mail';
import { nameAddress, refuseMail } from './questions';
import { collectMails } from './testing/collect-mails';

const mail = { subject: 's', text: 't', html: 'h' };
const { signal } = new AbortController();

eachDatabase('an address that wants no mail', (database) => {
  it('gets only what is for the safety of its own account', async () => {
    const { db } = database();
    const { sent, mailer } = collectMails();
    const parts = { db, mailer, now: () => new Date() };
    await refuseMail(db, { destination: nameAddress('Never@example.org') });
    expect(await byMail(parts, 'never@Example.org', mail)).toBe('stopped');
    await bySafetyMail(parts, 'never@example.org', mail)(signal);
    const send = await byMail(parts, 'other@example.org', mail);
    if (typeof send !== 'string') await send(signal);
    expect(sent.map(([to]) => to)).toEqual(['never@example.org', 'other@example.org']);
  });
});
