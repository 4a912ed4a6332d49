import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { noon, setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import type { Member } from '@/lib/access/member';
import { addDays, eachDay } from '@/lib/data/terms/days';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { reportRow } from '@/lib/data/testing/rows';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { memberships, workspaces } from '@/lib/server/identity/schema';
import { messages } from '@/lib/server/outbox/schema';
import { collectMails } from '@/lib/server/outbox/testing/collect-mails';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { english } from '@/lib/testing/english';
import { tellWeek, weekMailKind, weekMails } from './week-mails';
import { getsWeeklyMail, setWeeklyMail } from './weekly-mail';

/** A Tuesday. */
const today = '2026-06-30';
const shown = { from: '2026-05-01', to: '2026-06-29' };

eachLedger('The weekly mail', (ledger) => {
  beforeEach(async () => void (await ledger().db.delete(messages)));

  /** A person with one workspace that has sales, and another one. */
  async function setUp(given: TestLedger) {
    const { db, stores } = given;
    const [own, joined] = [await setUpAlerts(given), await setUpAlerts(given)];
    const { member } = own;
    await db.update(workspaces).set({ name: 'Second shop' }).where(eq(workspaces.id, joined.workspaceId));
    await db
      .insert(memberships)
      .values({ workspaceId: joined.workspaceId, userId: member.userId, role: 'analyst' });
    const rows = eachDay(shown).flatMap((date) => [
      reportRow({ date, sales: 0.1, commissionAmount: 0.01 }),
      reportRow({ date, sales: 12, commissionAmount: 1, currency: 'JPY' }),
    ]);
    await own.fetch(rows, shown, noon(today));
    const part = { from: addDays(today, -9), to: shown.to };
    await joined.fetch([reportRow({ date: part.from, sales: 777 })], part, noon(today));
    const workspaceOf = (one: Member) => ({
      ...storedCatalog(db, stores.of(one.workspaceId), one.workspaceId),
      call: () => Promise.reject(new Error('Nothing is asked of the API.')),
      member: one,
      language: english,
      now: () => noon(today),
    });
    const { sent, mailer } = collectMails();
    /** What the work of a Monday and the outbox do. */
    const tell = async (now = new Date()) => {
      await tellWeek(db, now);
      const kind = weekMails({ db, mailer, site: 'https://deck.example', now: () => now, workspaceOf });
      await sendDue({ db, now: () => now, kinds: { [weekMailKind]: kind }, onOutcome: () => {} });
      // Other tests share the database.
      return sent.filter(([to]) => to === member.email);
    };
    const set = (weekly: boolean) => setWeeklyMail({ db, member, language: english }, weekly);
    return { db, member, joined, tell, set };
  }

  it('has each workspace and currency by itself, and no sum where a day is missing', async () => {
    const { db, member, tell, set } = await setUp(ledger());
    await set(true);
    expect(await getsWeeklyMail({ db, member })).toBe(true);
    const [[to, mail] = ['', null], ...others] = await tell();
    expect(others).toEqual([]);
    expect(to).toBe(member.email);
    // 28 days.
    for (const text of [
      '$2.80',
      '$0.28',
      '¥336',
      '¥28',
      'Second shop',
      'No total yet: 19 of 28 days are not loaded',
    ]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.text).not.toContain('777');
    expect(mail?.text).toContain('https://deck.example/workspaces');
    expect(mail?.html).toContain('You get this every Monday');
  });

  it('is sent once a week, and not to people who turned it off or have one workspace', async () => {
    const { db, member, joined, tell, set } = await setUp(ledger());
    expect(await tell()).toHaveLength(0);
    await set(true);
    expect(await tell()).toHaveLength(1);
    expect(await tell()).toHaveLength(1);
    const nextWeek = new Date(Date.now() + 7 * 86_400_000);
    expect(await tell(nextWeek)).toHaveLength(2);
    await set(false);
    const later = (weeks: number) => new Date(Date.now() + weeks * 7 * 86_400_000);
    expect(await tell(later(2))).toHaveLength(2);
    await set(true);
    await db.delete(memberships).where(eq(memberships.workspaceId, joined.workspaceId));
    expect(await tell(later(3))).toHaveLength(2);
    expect(await getsWeeklyMail({ db, member })).toBe(true);
  });

  it('goes to nobody from the demo', async () => {
    const { db, member } = await setUp(ledger());
    const demo = { ...member, demo: true };
    await expect(setWeeklyMail({ db, member: demo, language: english }, true)).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
