import type { SchedulePlan } from '@/features/schedules/schedule-plan';
import type { ShownEdition, ShownSchedule } from '@/features/schedules/schedule-shape';
import type { Language } from '@/lib/language/language';

/** When a report is sent: “Every Monday at 06:00, Europe/Berlin”. */
export function describePlan({ t, format }: Language, plan: SchedulePlan): string {
  const time = { time: plan.at, zone: plan.timeZone.replaceAll('_', ' ') };
  if (plan.every === 'week')
    return t('schedules.every.week', { ...time, weekday: format.weekday(plan.weekday) });
  if (plan.every === 'month') return t('schedules.every.month', { ...time, day: String(plan.day) });
  return t('schedules.every.day', time);
}

/** What a report shows. */
export function describeSource({ t }: Language, { source, content }: ShownSchedule): string {
  if (!source) return t('schedules.viewDeleted');
  if (source.kind === 'statement') return t('schedules.statement', { currency: source.currency });
  const { range } = content;
  return range
    ? t('schedules.viewOf', { name: source.name, range: t(`filters.range.names.${range}`) })
    : source.name;
}

/** What became of the newest report. */
export function describeEdition(
  { t }: Language,
  { state, mails, problem }: ShownEdition,
  { waitFor }: ShownSchedule['content'],
): string {
  if (state === 'failed') return t('schedules.edition.failed', { problem: problem ?? '' });
  if (state === 'waiting') {
    if (problem) return t('schedules.edition.retried', { problem });
    return t(waitFor ? `schedules.edition.${waitFor}` : 'schedules.edition.soon');
  }
  return t('schedules.edition.sent', {
    sent: mails.sent,
    waiting: mails.waiting,
    failed: mails.failed,
  });
}
