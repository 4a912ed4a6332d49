'use client';

import { TimeField } from '@/components/form/time-field';
import { ownTimeZone, TimeZoneField } from '@/components/form/time-zone-field';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { useChangeRefresh } from '@/features/refresh/client/refresh';
import { everyHours, type RefreshPlan, usualPlan } from '@/features/refresh/refresh-plan';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';

type Props = { plan: RefreshPlan; manages: boolean };

const toValue = (plan: RefreshPlan): string => (plan.every === 'hours' ? plan.hours : plan.every);

/** Chooses when to refresh. A choice is stored at once. */
export function PlanForm({ plan, manages }: Props) {
  const { t } = useLanguage();
  const change = useChangeRefresh();
  const shown = change.isPending ? change.variables : plan;
  if (!manages) return <p className="text-sm">{describePlan(t, shown)}</p>;
  const store = (next: RefreshPlan) =>
    change.mutate(next, { onSuccess: () => toast(t('refresh.saved'), { tone: 'positive' }) });
  const choose = (value: string) => {
    const hours = everyHours.find((one) => one === value);
    if (hours) store({ every: 'hours', hours });
    else if (value === 'never') store({ every: 'never' });
    else store({ ...usualPlan, timeZone: ownTimeZone() });
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label={t('refresh.every')} error={change.error?.message} className="w-52 max-sm:w-full">
        {(control) => (
          <Select
            {...control}
            value={toValue(shown)}
            disabled={change.isPending}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: 'day', label: t('refresh.daily') },
              ...everyHours.map((hours) => ({
                value: hours,
                label: t('refresh.hours', { hours: Number(hours) }),
              })),
              { value: 'never', label: t('refresh.never') },
            ]}
          />
        )}
      </Field>
      {shown.every === 'day' ? (
        <>
          <TimeField label={t('refresh.at')} value={shown.at} onChange={(at) => store({ ...shown, at })} />
          <TimeZoneField
            value={shown.timeZone}
            disabled={change.isPending}
            onChange={(timeZone) => store({ ...shown, timeZone })}
          />
        </>
      ) : null}
    </div>
  );
}

function describePlan(t: Translate, plan: RefreshPlan): string {
  if (plan.every === 'never') return t('refresh.never');
  if (plan.every === 'hours') return t('refresh.hours', { hours: Number(plan.hours) });
  return t('refresh.dailyAt', { time: plan.at, zone: plan.timeZone });
}
