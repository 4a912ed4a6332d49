'use client';

import { useId } from 'react';
import { MadeDialog } from '@/components/feedback/made-dialog';
import { ShownOnce } from '@/components/feedback/shown-once';
import { useWeekStart } from '@/components/filters/week-start';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { sendJson } from '@/lib/client/fetch-json';
import { type LiveList, type LiveOrder, liveDays } from '@/lib/data/reporting/live-list';
import { useLanguage } from '@/lib/language/use-language';
import { receiptForms } from '@/lib/server/files/receipt';
import { readField } from '@/lib/server/http/form';
import { ExpiryField } from './expiry-field';
import type { LiveView } from './live-view';

type Props = { list: LiveList; view: LiveView; onClose: () => void };

/** Creates a live address of a list or view, and shows it once. */
export function LiveDialog({ list, view, onClose }: Props) {
  const { t, format } = useLanguage();
  const id = useId();
  const weekStart = useWeekStart();
  const { search, range, days } = view;
  const form = useForm({
    send: async (sent) => {
      const receipt = receiptForms.find((one) => one === readField(sent, 'receipt')) ?? 'columns';
      const order: LiveOrder = {
        ...{ list, search, range, weekStart, receipt },
        ...{ name: readField(sent, 'name'), days: Number(readField(sent, 'days')) },
      };
      const { url } = await sendJson<{ url: string }>('POST', '/api/live-addresses', order);
      return { once: url };
    },
  });
  const { once: url } = form.state;
  if (url) {
    return (
      <MadeDialog title={t('live.create.made')} description={t('live.create.madeHint')} onClose={onClose}>
        <ShownOnce label={t('live.create.address')} text={url} copy={t('live.create.copy')} autoFocus />
        <ShownOnce
          label={t('live.create.formula')}
          text={`=IMPORTDATA("${url}")`}
          copy={t('live.create.copyFormula')}
        />
      </MadeDialog>
    );
  }
  const shown = range
    ? t('live.create.relative', { range: t(`filters.range.names.${range}`) })
    : days && t('live.create.fixed', { days: format.dayRange(days.from, days.to) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('live.create.title')}
      description={t('live.create.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t('live.create.button')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <FormField
          name="name"
          label={t('tokens.create.name')}
          defaultValue={t(`live.lists.${list}`)}
          autoComplete="off"
          maxLength={100}
          required
          autoFocus
        />
        {shown ? (
          <dl className="grid gap-1 text-sm">
            <dt className="font-medium">{t('live.create.range')}</dt>
            <dd className="text-muted">{shown}</dd>
          </dl>
        ) : null}
        <FormField
          name="receipt"
          label={t('live.create.receipt')}
          hint={t('live.create.receiptHint')}
          defaultValue="columns"
        >
          {(control) => (
            <Select
              {...control}
              options={receiptForms.map((value) => ({
                value,
                label: t(`live.receipts.${value}`),
              }))}
            />
          )}
        </FormField>
        <ExpiryField days={liveDays} />
      </Form>
    </Dialog>
  );
}
