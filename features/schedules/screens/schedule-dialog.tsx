'use client';

import { useId, useState } from 'react';
import { useWeekStart } from '@/components/filters/week-start';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { ownTimeZone } from '@/components/form/time-zone-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { later } from '@/components/ui/later';
import { toast } from '@/components/ui/toast';
import { useCurrencies } from '@/features/rates/client/currencies';
import { useAddSchedule, useChangeSchedule, usePreviewSchedule } from '@/features/schedules/client/schedules';
import { scheduleLimits } from '@/features/schedules/schedule-plan';
import type {
  SchedulePreviewAnswer,
  SchedulesAnswer,
  ShownSchedule,
} from '@/features/schedules/schedule-shape';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { readScheduleForm } from './read-schedule-form';
import { RecipientFields } from './recipient-fields';
import { ContentFields, PlanFields, SourceField } from './schedule-fields';

const PreviewDialog = later(() => import('./preview-dialog').then((module) => module.PreviewDialog));

type Props = {
  /** The report to change. Null: a new one. */
  schedule: ShownSchedule | null;
  /** What a new report sends, as the form names it. */
  draft: string | null;
  offer: SchedulesAnswer;
  userId: string;
  onClose: () => void;
};

/** Schedules a report, or changes one. Its preview shows the mail, also where no mail is sent. */
export function ScheduleDialog({ schedule, draft, offer, userId, onClose }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const weekStart = useWeekStart();
  const add = useAddSchedule();
  const change = useChangeSchedule();
  const preview = usePreviewSchedule();
  const [shown, setShown] = useState<SchedulePreviewAnswer>();
  const [currency = ''] = useCurrencies();
  const [source, setSource] = useState(draft ?? chooseExample(offer, currency));
  const planned = schedule !== null || offer.mailing;
  const form = useForm({
    send: async (sent) => {
      const { source, ...fields } = readScheduleForm(sent, weekStart);
      if (!schedule && !source)
        return { issues: [{ field: 'source', message: t('schedules.form.sourceMissing') }] };
      if (sent.get('way') === 'preview') {
        if (source) setShown(await preview.mutateAsync({ source, content: fields.content }));
        return {};
      }
      if (fields.name === '')
        return { issues: [{ field: 'name', message: t('schedules.form.nameMissing') }] };
      if (schedule) await change.mutateAsync({ id: schedule.id, ...fields });
      else if (source) await add.mutateAsync({ ...fields, source });
      toast(t(schedule ? 'schedules.form.changed' : 'schedules.form.added'), { tone: 'positive' });
      onClose();
    },
    describeIssue: ({ message }) => t('schedules.form.problem', { problem: message }),
  });
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={nameForm(t, schedule, offer)}
        description={t(offer.mailing ? 'schedules.form.description' : 'schedules.form.example')}
        footer={
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            {schedule ? null : (
              <Button
                type="submit"
                form={id}
                name="way"
                value="preview"
                variant={offer.mailing ? 'secondary' : 'primary'}
                pending={preview.isPending}
              >
                {t('schedules.form.preview')}
              </Button>
            )}
            {planned ? (
              <Button type="submit" form={id} variant="primary" pending={add.isPending || change.isPending}>
                {t(schedule ? 'schedules.form.save' : 'schedules.form.add')}
              </Button>
            ) : null}
          </>
        }
      >
        <Form form={form} id={id} className="grid gap-4">
          {schedule ? null : <SourceField offer={offer} value={source} onChange={setSource} />}
          {planned ? (
            <>
              <FormField
                name="name"
                label={t('schedules.form.name')}
                defaultValue={schedule?.name ?? ''}
                maxLength={scheduleLimits.name}
                autoComplete="off"
                required
              />
              <PlanFields
                plan={schedule?.plan ?? { every: 'week', weekday: 1, at: '07:00', timeZone: ownTimeZone() }}
              />
            </>
          ) : null}
          <ContentFields
            content={schedule?.content ?? null}
            about={schedule ? describeStored(schedule, offer) : readAbout(source, offer)}
          />
          {planned ? (
            <RecipientFields recipients={schedule?.recipients ?? null} offer={offer} userId={userId} />
          ) : null}
        </Form>
      </Dialog>
      {shown ? <PreviewDialog preview={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

function nameForm(t: Translate, schedule: ShownSchedule | null, { mailing }: SchedulesAnswer): string {
  if (schedule) return t('schedules.changeNamed', { name: schedule.name });
  return t(mailing ? 'schedules.form.title' : 'schedules.example');
}

/** Where no mail is sent, the form begins with something that has a preview. */
const chooseExample = ({ mailing, views: [view] }: SchedulesAnswer, currency: string): string => {
  if (mailing) return '';
  return view ? `view:${view.id}` : `statement:${currency}`;
};

/** What the fields depend on: whether it is a statement, and whether its page can be narrowed to a brand. */
function readAbout(source: string, { views }: SchedulesAnswer) {
  const [kind, id] = source.split(':');
  return {
    statement: kind === 'statement',
    brands: views.some((view) => view.id === id && view.brands),
  };
}

function describeStored({ source }: ShownSchedule, { views }: SchedulesAnswer) {
  return {
    statement: source?.kind === 'statement',
    brands: source?.kind === 'view' && views.some(({ page, brands }) => page === source.page && brands),
  };
}
