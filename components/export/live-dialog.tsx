'use client';

import { useId, useState } from 'react';
import { MadeDialog } from '@/components/feedback/made-dialog';
import { ShownOnce } from '@/components/feedback/shown-once';
import { useWeekStart } from '@/components/filters/week-start';
import { Form } from '@/components/form/form';
import { FormField } from '@/components/form/form-field';
import { useForm } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import type { OrderApi } from '@/lib/api/order-api';
import { clientOf } from '@/lib/client/api';
import { type LiveList, type LiveOrder, liveDays } from '@/lib/data/reporting/live-list';
import { type DecimalForm, decimalForms } from '@/lib/language/format/csv';
import { decimalFormOf } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { receiptForms } from '@/lib/server/files/receipt';
import { readField } from '@/lib/server/http/form';
import { ExpiryField } from './expiry-field';
import type { LiveView } from './live-view';

const api = clientOf<OrderApi>();

type Props = { list: LiveList; view: LiveView; onClose: () => void };

/** Creates a live address of a list or view, and shows it once. */
export function LiveDialog({ list, view, onClose }: Props) {
  const { t, format, locale } = useLanguage();
  const own = decimalFormOf(locale);
  const [decimal, setDecimal] = useState(own);
  const id = useId();
  const weekStart = useWeekStart();
  const { search, range, days } = view;
  const form = useForm({
    send: async (sent) => {
      const receipt = receiptForms.find((one) => one === readField(sent, 'receipt')) ?? 'columns';
      const order: LiveOrder = {
        ...{ list, range, weekStart, receipt },
        search: decimal === 'comma' ? `${search}${search && '&'}decimal=comma` : search,
        ...{ name: readField(sent, 'name'), days: Number(readField(sent, 'days')) },
      };
      const { url } = await api.call('POST /api/live-addresses', { body: order });
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
          text={writeFormula(url, decimal, own)}
          copy={t('live.create.copyFormula')}
        />
        <ul className="grid gap-1 text-sm text-muted">
          {(['excel', 'libreOffice'] as const).map((program) => (
            <li key={program}>{t(`live.create.steps.${decimal}.${program}`)}</li>
          ))}
        </ul>
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
        <FormField name="decimal" label={t('live.create.decimal')} hint={t('live.create.decimalHint')}>
          {(control) => (
            <Select
              {...control}
              value={decimal}
              onChange={(event) => setDecimal(event.target.value === 'comma' ? 'comma' : 'point')}
              options={decimalForms
                .toSorted((a, b) => Number(b === own) - Number(a === own))
                .map((value) => ({ value, label: t(`live.decimals.${value}`) }))}
            />
          )}
        </FormField>
        <ExpiryField days={liveDays} />
      </Form>
    </Dialog>
  );
}

/** A sheet reads numbers by its own region unless the formula names one. Regions with a decimal comma separate arguments by semicolons. */
function writeFormula(url: string, decimal: DecimalForm, own: DecimalForm): string {
  const [cells, region] = decimal === 'comma' ? [';', 'de_DE'] : [',', 'en_US'];
  return `=IMPORTDATA(${[`"${url}"`, `"${cells}"`, `"${region}"`].join(own === 'comma' ? '; ' : ', ')})`;
}
