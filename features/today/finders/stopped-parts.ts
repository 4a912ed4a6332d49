import { and, count, desc, eq, gte, isNotNull, isNull, min, ne, or } from 'drizzle-orm';
import { channelsOf } from '@/features/alerts/own-channels';
import { keyRejected, notRefreshed } from '@/features/alerts/state-kinds';
import { addDays, toDay } from '@/lib/data/terms/days';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { scheduledRuns, scheduledWork } from '@/lib/server/jobs/schema';
import { messages } from '@/lib/server/outbox/schema';
import type { Finder, Found } from '../found';
import type { TodayParts } from '../today-parts';

/** Report rows this old are told of. Refreshes run several times a day. */
const staleHours = 48;
/** Failed mails of these days are told. */
const mailDays = 3;

const state = { stake: null, changesUntil: null } as const;

/** Keys that the API rejects, rows that are not refreshed, channels that fail, and scheduled work and mails that did. */
export const stoppedPartsFinder: Finder = {
  kinds: ['key', 'refresh', 'channel', 'work', 'mail'],
  find: async (parts) => {
    const keys = (await keyRejected.look(parts, {})).since(parts.today, []);
    const stale = (await notRefreshed.look(parts, { hours: staleHours })).since(parts.today, []);
    const found = [
      ...keys.map(
        ({ facts: { family, since } }): Found => ({
          ...state,
          kind: 'key',
          subject: family,
          since: since && toDay(new Date(since)),
          path: '/settings/connections',
          tell: ({ t }) => ({ text: t(`today.kinds.key.${family}`), why: t('today.kinds.key.why') }),
        }),
      ),
      ...stale.map(
        ({ facts: { since } }): Found => ({
          ...state,
          kind: 'refresh',
          subject: '',
          since: toDay(new Date(since)),
          path: '/settings/data',
          tell: ({ t, format }) => ({
            text: t('today.kinds.refresh.text'),
            why: t('today.kinds.refresh.why', { since: format.instant(since, 'UTC') }),
          }),
        }),
      ),
      ...(await findChannels(parts)),
      ...(await findWork(parts)),
      ...(await findMails(parts)),
    ];
    return { found };
  },
};

async function findChannels({ db, id }: TodayParts): Promise<Found[]> {
  const rows = await db
    .select()
    .from(alertChannels)
    .where(and(channelsOf(id), or(isNotNull(alertChannels.failingSince), isNotNull(alertChannels.disabled))));
  return rows.map(({ id: channelId, name, failingSince, disabled }) => ({
    ...state,
    kind: 'channel',
    subject: channelId,
    since: failingSince && toDay(failingSince),
    path: '/settings/channels',
    tell: ({ t }) => ({
      text: t('today.kinds.channel.text', { name }),
      why: t(`today.kinds.channel.${disabled ?? 'fails'}`),
    }),
  }));
}

/** Scheduled work whose newest run did not succeed: refreshes, alert rules and scheduled reports. */
async function findWork({ db, id }: TodayParts): Promise<Found[]> {
  const newest = db
    .selectDistinctOn([scheduledWork.kind], {
      kind: scheduledWork.kind,
      state: scheduledRuns.state,
      at: scheduledRuns.startedAt,
    })
    .from(scheduledWork)
    .innerJoin(scheduledRuns, eq(scheduledRuns.workId, scheduledWork.id))
    .where(and(eq(scheduledWork.workspaceId, id), ne(scheduledRuns.state, 'running')))
    .orderBy(scheduledWork.kind, desc(scheduledRuns.id))
    .as('newest');
  const rows = await db.select().from(newest).where(ne(newest.state, 'complete'));
  return rows.map(({ kind, at }) => ({
    ...state,
    kind: 'work',
    subject: kind,
    since: toDay(at),
    path: '/settings/data',
    tell: ({ t }) => ({ text: t('today.kinds.work.text', { kind }), why: t('today.kinds.work.why') }),
  }));
}

/** Mails of the newest days that did not arrive. */
async function findMails({ db, id, today }: TodayParts): Promise<Found[]> {
  const failed = and(
    eq(messages.workspaceId, id),
    eq(messages.transport, 'mail'),
    eq(messages.state, 'failed'),
    isNull(messages.sentIn),
    gte(messages.createdAt, new Date(addDays(today, -mailDays))),
  );
  const [row] = await db
    .select({ count: count(), first: min(messages.createdAt) })
    .from(messages)
    .where(failed);
  if (!row?.first) return [];
  return [
    {
      ...state,
      kind: 'mail',
      subject: '',
      since: toDay(row.first),
      path: '/settings/data',
      tell: ({ t }) => ({
        text: t('today.kinds.mail.text', { count: row.count }),
        why: t('today.kinds.mail.why', { days: String(mailDays) }),
      }),
    },
  ];
}
