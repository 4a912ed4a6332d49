import { eq } from 'drizzle-orm';
import { setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import { saveView } from '@/features/views/save-view';
import type { Member } from '@/lib/access/member';
import { Failure } from '@/lib/base/failure';
import type { Workspace } from '@/lib/data/store/workspace';
import type { DayRange } from '@/lib/data/terms/days';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import type { Language } from '@/lib/language/language';
import type { Mailer } from '@/lib/server/mail/mailer';
import type { Mail } from '@/lib/server/mail/write-mail';
import type { MailTransport } from '@/lib/server/outbox/by-mail';
import { confirmationKind } from '@/lib/server/outbox/message-state';
import { messages } from '@/lib/server/outbox/schema';
import { sendDue } from '@/lib/server/outbox/testing/send-due';
import { english } from '@/lib/testing/english';
import { addSchedule, changeSchedule, sendNow } from '../change-schedule';
import { confirmations } from '../confirmations';
import { listSchedules } from '../list-schedules';
import { reportKind, reportMails } from '../report-mails';
import { runSchedules } from '../run-schedules';
import { newScheduleSchema, type ScheduleChanges, type ScheduleInput } from '../schedule';
import { reportEditions } from '../schema';

const site = 'https://deck.example';
const { signal } = new AbortController();

const fetchNothing = () => Promise.reject(new Failure('busy', 'Nothing is fetched.'));

/** A workspace whose owner has a saved view of reports, and a mailer that keeps what it sends. Tests set `clock.now`. */
export async function setUpSchedules(ledger: TestLedger, start: string) {
  const world = await setUpAlerts(ledger);
  const { db, member, store, workspaceId } = world;
  const clock = { now: new Date(start) };
  // The outbox is of all workspaces, so other tests must leave nothing in it.
  await db.delete(messages);
  const sent: { to: string; mail: Mail }[] = [];
  const mailer = {
    isReady: async () => true,
    attempt: async (to: string, mail: Mail): ReturnType<Mailer['attempt']> => {
      sent.push({ to, mail });
      return 'sent';
    },
  };
  const workspaceOf = (reader: Member, language: Language): Workspace => ({
    id: workspaceId,
    member: reader,
    db,
    store,
    language,
    call: fetchNothing,
    walk: fetchNothing,
    now: () => clock.now,
  });
  const view = await saveView(db, member, { page: '/reports', name: 'Sales', search: 'currency=USD' });
  const by = (author: Member) => ({
    db,
    member: author,
    language: english,
    mailing: true,
    now: () => clock.now,
  });
  const usual = {
    name: 'Weekly sales',
    source: { kind: 'view' as const, view: view.id },
    plan: { every: 'day' as const, at: '06:00', timeZone: 'Europe/Berlin' },
    content: { range: 'yesterday' as const, weekStart: 1, format: null, perBrand: false, waitFor: null },
    members: [member.userId],
    addresses: [],
  };
  const send = (transport: MailTransport = mailer) => {
    const parts = { db, workspaceOf, mailer: transport, site, now: () => clock.now };
    const kinds = { [reportKind]: reportMails(parts), [confirmationKind]: confirmations(parts) };
    return sendDue({ db, now: parts.now, kinds });
  };
  return {
    ...world,
    clock,
    sent,
    mailer,
    workspaceOf,
    by,
    add: (given: Partial<ScheduleInput> = {}, author = member) =>
      addSchedule(by(author), newScheduleSchema.parse({ ...usual, ...given })),
    change: (id: string, changes: ScheduleChanges, author = member) =>
      changeSchedule(by(author), id, changes),
    sendNow: (id: string) => sendNow(by(member), id),
    list: async () => (await listSchedules({ db, member }, true)).schedules,
    /** Runs as the scheduler does, and says what the run did. */
    runQuietly: () => runSchedules({ db, workspaceId, workspaceOf, now: () => clock.now }, signal),
    /** Runs at a moment, as the scheduler and the outbox do. Resolves with the addresses that got mail. */
    run: async (at: string | Date, others: { mailer?: MailTransport } = {}) => {
      clock.now = new Date(at);
      const before = sent.length;
      await runSchedules({ db, workspaceId, workspaceOf, now: () => clock.now }, signal);
      await send(others.mailer);
      return sent.slice(before).map(({ to }) => to);
    },
    send,
    /** Stores rows of a range as they are at the moment of the clock. */
    load: (rows: Parameters<typeof world.fetch>[0], range: DayRange) => world.fetch(rows, range, clock.now),
    /** What became of the mails of a schedule. */
    states: async (scheduleId: string) => {
      const rows = await db
        .select({ state: messages.state })
        .from(messages)
        .innerJoin(reportEditions, eq(reportEditions.id, messages.subjectId))
        .where(eq(reportEditions.scheduleId, scheduleId));
      return rows.map(({ state }) => state);
    },
  };
}
