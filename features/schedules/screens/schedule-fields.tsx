'use client';

import { useState } from 'react';
import { FormField } from '@/components/form/form-field';
import { zoneOptions } from '@/components/form/time-zone-field';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Select } from '@/components/ui/select';
import { useCurrencies } from '@/features/rates/client/currencies';
import type { ScheduleContent } from '@/features/schedules/schedule';
import {
  type SchedulePlan,
  type ScheduleStep,
  scheduleLimits,
  scheduleSteps,
} from '@/features/schedules/schedule-plan';
import type { SchedulesAnswer } from '@/features/schedules/schedule-shape';
import { relativeNames } from '@/lib/data/terms/ranges/relative-range';
import { useLanguage } from '@/lib/language/use-language';

type SourceProps = {
  offer: SchedulesAnswer;
  /** `view:ID` or `statement:USD`. */
  value: string;
  onChange: (value: string) => void;
};

/** What is sent: a saved view, or the statement of a currency. */
export function SourceField({ offer, value, onChange }: SourceProps) {
  const { t } = useLanguage();
  const currencies = useCurrencies();
  return (
    <FormField
      name="source"
      label={t('schedules.form.source')}
      hint={t('schedules.form.sourceHint')}
      required
    >
      {({ defaultValue: _, ...control }) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={[
            { value: '', label: t('schedules.form.choose') },
            {
              label: t('schedules.form.views'),
              options: offer.views.map(({ id, name }) => ({ value: `view:${id}`, label: name })),
            },
            {
              label: t('schedules.form.statements'),
              options: currencies.map((currency) => ({
                value: `statement:${currency}`,
                label: t('schedules.statement', { currency }),
              })),
            },
          ]}
        />
      )}
    </FormField>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const monthDays = Array.from({ length: scheduleLimits.monthDay }, (_, at) => at + 1);

/** When it is sent. */
export function PlanFields({ plan }: { plan: SchedulePlan }) {
  const { t, format } = useLanguage();
  const [every, setEvery] = useState<ScheduleStep>(plan.every);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="plan.every" label={t('schedules.form.every')}>
        {({ defaultValue: _, ...control }) => (
          <Select
            {...control}
            value={every}
            onChange={({ target }) => setEvery(scheduleSteps.find((step) => step === target.value) ?? every)}
            options={scheduleSteps.map((value) => ({ value, label: t(`schedules.form.steps.${value}`) }))}
          />
        )}
      </FormField>
      {every === 'week' ? (
        <FormField
          name="plan.weekday"
          label={t('schedules.form.weekday')}
          defaultValue={String(plan.every === 'week' ? plan.weekday : 1)}
        >
          {(control) => (
            <Select
              {...control}
              options={weekdays.map((day) => ({ value: String(day), label: format.weekday(day) }))}
            />
          )}
        </FormField>
      ) : null}
      {every === 'month' ? (
        <FormField
          name="plan.day"
          label={t('schedules.form.monthDay')}
          defaultValue={String(plan.every === 'month' ? plan.day : 1)}
        >
          {(control) => (
            <Select
              {...control}
              options={monthDays.map((day) => ({ value: String(day), label: String(day) }))}
            />
          )}
        </FormField>
      ) : null}
      <FormField name="plan.at" label={t('schedules.form.at')} type="time" defaultValue={plan.at} required />
      <FormField name="plan.timeZone" label={t('ui.timeZone')} defaultValue={plan.timeZone}>
        {(control) => (
          <Select
            {...control}
            options={zoneOptions([plan.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])}
          />
        )}
      </FormField>
    </div>
  );
}

type ContentProps = {
  /** Null: of a new report. */
  content: ScheduleContent | null;
  about: { statement: boolean; brands: boolean };
};

/** What it contains. */
export function ContentFields({ content, about: { statement, brands } }: ContentProps) {
  const { t } = useLanguage();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {statement ? null : (
          <FormField name="range" label={t('schedules.form.range')} defaultValue={content?.range ?? ''}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: '', label: t('schedules.form.viewRange') },
                  ...relativeNames.map((value) => ({ value, label: t(`filters.range.names.${value}`) })),
                ]}
              />
            )}
          </FormField>
        )}
        <FormField name="format" label={t('schedules.form.file')} defaultValue={content?.format ?? ''}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', label: t('schedules.form.noFile') },
                { value: 'csv', label: 'CSV' },
                { value: 'xlsx', label: 'Excel (XLSX)' },
              ]}
            />
          )}
        </FormField>
        <FormField
          name="content.waitFor"
          label={t('schedules.form.waitFor')}
          hint={t('schedules.form.waitHint')}
          defaultValue={content?.waitFor ?? ''}
        >
          {(control) => (
            <Select
              {...control}
              options={[
                { value: '', label: t('schedules.form.noWait') },
                { value: 'settled', label: t('schedules.form.settled') },
                ...(statement ? [{ value: 'closed', label: t('schedules.form.closed') }] : []),
              ]}
            />
          )}
        </FormField>
      </div>
      {brands ? (
        <CheckboxField
          name="perBrand"
          label={t('schedules.form.perBrand')}
          hint={t('schedules.form.perBrandHint')}
          defaultChecked={content?.perBrand ?? false}
        />
      ) : null}
    </>
  );
}
