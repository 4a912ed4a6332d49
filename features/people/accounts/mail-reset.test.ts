import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createWorkspace } from '@/lib/access/create-workspace';
import { listAudit } from '@/lib/access/list-audit';
import { createUser } from '@/lib/access/sign-up';
import { makeMember } from '@/lib/access/testing/people';
import { passwordResets } from '@/lib/server/identity/schema';
import type { Mail } from '@/lib/server/mail/write-mail';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { eachDatabase } from '@/lib/testing/databases';
import { english } from '@/lib/testing/english';
import { askForReset, resetKind, resetMails } from './mail-reset';
import { findReset, resetPassword } from './password-resets';

const site = 'https://deck.example';
const fresh = 'another horse battery staple';
const tokenOf = ({ text }: Mail) => /deck\.example\/reset\/(\S+)/.exec(text)?.[1] ?? '';

eachDatabase('a reset by mail', (database) => {
  function setUp() {
    const { db } = database();
    const { sent, mailer } = collectMails();
    const now = () => new Date();
    const kinds = { [resetKind]: resetMails({ db, mailer, site, now }) };
    const ask = async (email: string) => {
      await askForReset(db, email, english, now());
      await sendDue({ db, now, kinds });
    };
    return { db, sent, ask };
  }

  it('is sent to the stored address, works once, and is audited without a person', async () => {
    const { db, sent, ask } = setUp();
    const member = await makeMember(db);
    const userId = await createUser(db, { name: 'Ida', email: 'ida@example.com', hash: 'stored' });
    const workspaceId = await createWorkspace(db, { name: 'Shop', ownerId: userId });
    await ask('ida@example.com');
    await ask('IDA@example.com ');
    expect(sent.map(([to]) => to)).toEqual(['ida@example.com', 'ida@example.com']);
    const [first = '', second = ''] = sent.map(([, mail]) => tokenOf(mail));
    // The second link voids the first one.
    await expect(findReset(db, first)).resolves.toBeUndefined();
    await expect(resetPassword(db, second, fresh)).resolves.toBe(userId);
    await expect(resetPassword(db, second, fresh)).rejects.toMatchObject({ code: 'not_found' });
    const lines = await listAudit(db, workspaceId);
    expect(lines.filter(({ action }) => action === 'password.link.mail')).toMatchObject([
      { person: null, subject: 'ida@example.com' },
      { person: null, subject: 'ida@example.com' },
    ]);
    const others = await listAudit(db, member.workspaceId);
    expect(others.map(({ action }) => action)).toEqual(['session.started']);
    const stored = JSON.stringify(await db.select().from(messages));
    for (const token of [first, second]) expect(stored).not.toContain(token);
  });

  it('is not for unknown people, people without a password, and the demo, whose messages look alike', async () => {
    const { db, sent, ask } = setUp();
    // A member without a password, who signs in by single sign-on.
    const { email, userId } = await makeMember(db);
    const visitor = await createUser(db, { name: 'Visitor', email: 'visitor@example.com', hash: 'stored' });
    await createWorkspace(db, { name: 'Demo', ownerId: visitor, demo: true });
    for (const asked of ['nobody@example.com', email, 'visitor@example.com']) await ask(asked);
    expect(sent).toEqual([]);
    for (const id of [userId, visitor]) {
      const resets = db.select().from(passwordResets).where(eq(passwordResets.userId, id));
      await expect(resets).resolves.toEqual([]);
    }
    const stopped = await db.select().from(messages).where(eq(messages.problem, 'stopped'));
    expect(stopped).toHaveLength(3);
  });
});
