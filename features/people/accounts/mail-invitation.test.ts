import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { Mail } from '@/lib/server/mail/write-mail';
import { invitationKind } from '@/lib/server/outbox/message-state';
import { findQuestion, refuseMail, refusesMail } from '@/lib/server/outbox/questions';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { eachDatabase } from '@/lib/testing/databases';
import { english } from '@/lib/testing/english';
import { acceptInvitation, findInvitation, invite, listInvitations, withdrawInvitation } from './invitations';
import { invitationMails } from './mail-invitation';

const site = 'https://deck.example';
const tokenOf = ({ text }: Mail) => /deck\.example\/invite\/(\S+)/.exec(text)?.[1] ?? '';

eachDatabase('an invitation by mail', (database) => {
  async function setUp() {
    const { db } = database();
    await db.delete(messages);
    const { sent, mailer } = collectMails();
    const now = () => new Date();
    const kinds = { [invitationKind]: invitationMails({ db, mailer, site, now }) };
    const send = () => sendDue({ db, now, kinds });
    const owner = await makeMember(db);
    const ask = (email: string, by = owner) => invite(db, by, 'analyst', { email, language: english });
    return { db, sent, send, owner, ask };
  }

  it('has a link of its own, which joins the workspace as the shown one does, once', async () => {
    const { db, sent, send, owner, ask } = await setUp();
    const { token, mailed } = await ask('bo@example.org');
    expect(mailed).toBe(true);
    await send();
    const [[to = '', mail] = []] = sent;
    expect(to).toBe('bo@example.org');
    const own = mail ? tokenOf(mail) : '';
    expect(own).not.toBe(token);
    for (const link of [token, own])
      expect(await findInvitation(db, link)).toMatchObject({ workspaceId: owner.workspaceId });
    expect(await listInvitations(db, owner.workspaceId)).toMatchObject([
      { role: 'analyst', mail: { state: 'sent', email: 'bo@example.org' } },
    ]);
    const guest = await makeMember(db);
    expect(await acceptInvitation(db, own, guest.userId)).toBe(owner.workspaceId);
    for (const link of [token, own])
      await expect(acceptInvitation(db, link, guest.userId)).rejects.toMatchObject({ code: 'not_found' });
    // It was answered, so the address may be asked again.
    expect((await ask('bo@example.org')).mailed).toBe(true);
  });

  it('is no answer of its address if the link that was shown is used', async () => {
    const { db, ask } = await setUp();
    const { token } = await ask('bo@example.org');
    await acceptInvitation(db, token, (await makeMember(db)).userId);
    expect((await ask('bo@example.org')).mailed).toBe(false);
  });

  it('is not sent if it was withdrawn before', async () => {
    const { db, sent, send, owner, ask } = await setUp();
    await ask('bo@example.org');
    const [open] = await listInvitations(db, owner.workspaceId);
    await withdrawInvitation(db, owner, open?.id ?? '');
    await send();
    expect(sent).toEqual([]);
  });

  it('mails an address once a week from all workspaces, and never one that refused', async () => {
    const { db, sent, send, owner, ask } = await setUp();
    const stranger = await makeMember(db);
    const asked = await Promise.all([ask('bo@example.org'), ask('BO@example.org', stranger)]);
    expect(asked.filter(({ mailed }) => mailed)).toHaveLength(1);
    // Withdrawing does not give a second try.
    for (const { workspaceId } of [owner, stranger])
      for (const { id } of await listInvitations(db, workspaceId))
        await withdrawInvitation(db, workspaceId === owner.workspaceId ? owner : stranger, id);
    expect((await ask('bo@example.org')).mailed).toBe(false);
    await ask('cy@example.org');
    await send();
    const [, mail] = sent.find(([to]) => to === 'cy@example.org') ?? [];
    const secret = /deck\.example\/stop-mail\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const question = await findQuestion(db, secret);
    if (question) await refuseMail(db, question);
    expect(await refusesMail(db, 'Cy@example.org')).toBe(true);
    const again = await ask('cy@example.org', stranger);
    expect(again).toMatchObject({ mailed: false, token: expect.any(String) });
  });
});
