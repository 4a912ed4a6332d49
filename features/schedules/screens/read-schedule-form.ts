import type { ScheduleInput } from '@/features/schedules/schedule';
import { scheduleSteps, waits } from '@/features/schedules/schedule-plan';
import type { Weekday } from '@/lib/data/terms/days';
import { relativeNames } from '@/lib/data/terms/ranges/relative-range';
import { readField } from '@/lib/server/http/form';

type Read = Omit<ScheduleInput, 'source'> & { source: ScheduleInput['source'] | null };

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

/** The schedule that a form describes. `source` null: none is chosen, or the form does not ask. */
export function readScheduleForm(sent: FormData, weekStart: Weekday): Read {
  const text = (name: string) => readField(sent, name).trim();
  return {
    source: readSource(text('source')),
    name: text('name'),
    plan: readPlan(text),
    content: {
      range: oneOf(relativeNames, text('range')),
      weekStart,
      format: oneOf(['csv', 'xlsx'], text('format')),
      perBrand: sent.get('perBrand') === 'on',
      waitFor: oneOf(waits, text('content.waitFor')),
    },
    members: sent.getAll('members').map(String),
    addresses: text('addresses')
      .split(/[\s,;]+/)
      .filter(Boolean),
  };
}

function readSource(chosen: string): Read['source'] {
  const [kind, value] = chosen.split(':');
  if (!value) return null;
  return kind === 'statement' ? { kind, currency: value } : { kind: 'view', view: value };
}

function readPlan(text: (name: string) => string): ScheduleInput['plan'] {
  const time = { at: text('plan.at'), timeZone: text('plan.timeZone') };
  const every = oneOf(scheduleSteps, text('plan.every')) ?? 'day';
  if (every === 'week') return { every, weekday: Number(text('plan.weekday')), ...time };
  return every === 'month' ? { every, day: Number(text('plan.day')), ...time } : { every, ...time };
}
