'use client';

import { useState } from 'react';
import { ShownOnce } from '@/components/feedback/shown-once';
import { useWeekStart } from '@/components/filters/week-start';
import { FormField } from '@/components/form/form-field';
import { Select } from '@/components/ui/select';
import type { OrderApi } from '@/lib/api/order-api';
import { clientOf } from '@/lib/client/api';
import { type DecimalForm, decimalForms } from '@/lib/language/format/csv';
import { decimalFormOf } from '@/lib/language/read-number';
import { useLanguage } from '@/lib/language/use-language';
import { type LiveList, liveDays } from '@/lib/pages/live-list';
import { receiptForms } from '@/lib/server/files/receipt';
import { readField } from '@/lib/server/http/form';
import { GrantDialog } from './grant-dialog';
import type { LiveView } from './live-view';

const api = clientOf<OrderApi>();

type Props = { list: LiveList; view: LiveView; onClose: () => void };

/** Creates a live address of a list or view, and shows it once. */
export function LiveDialog({ list, view, onClose }: Props) {
  const { t, format, locale } = useLanguage();
  const own = decimalFormOf(locale);
  const [decimal, setDecimal] = useState(own);
  const weekStart = useWeekStart();
  const { search, range, days } = view;
  const shown = range
    ? t('live.create.relative', { range: t(`filters.range.names.${range}`) })
    : days && t('live.create.fixed', { days: format.dayRange(days.from, days.to) });
  return (
    <GrantDialog
      words="live.create"
      name={t(`live.lists.${list}`)}
      days={liveDays}
      make={async (chosen, form) => {
        const receipt = receiptForms.find((one) => one === readField(form, 'receipt')) ?? 'columns';
        const body = {
          ...chosen,
          list,
          range,
          weekStart,
          receipt,
          search: decimal === 'comma' ? `${search}${search && '&'}decimal=comma` : search,
        };
        return (await api.call('POST /api/live-addresses', { body })).url;
      }}
      made={(url) => <Steps url={url} decimal={decimal} own={own} />}
      onClose={onClose}
    >
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
    </GrantDialog>
  );
}

type Written = { url: string; decimal: DecimalForm; own: DecimalForm };

/** How spreadsheets read it. */
function Steps(written: Written) {
  const { t } = useLanguage();
  return (
    <>
      <ShownOnce
        label={t('live.create.formula')}
        text={writeFormula(written)}
        copy={t('live.create.copyFormula')}
      />
      <ul className="grid gap-1 text-sm text-muted">
        {(['excel', 'libreOffice'] as const).map((program) => (
          <li key={program}>{t(`live.create.steps.${written.decimal}.${program}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** A sheet reads numbers by its own region unless the formula names one. Regions with a decimal comma separate arguments by semicolons. */
function writeFormula({ url, decimal, own }: Written): string {
  const [cells, region] = decimal === 'comma' ? [';', 'de_DE'] : [',', 'en_US'];
  return `=IMPORTDATA(${[`"${url}"`, `"${cells}"`, `"${region}"`].join(own === 'comma' ? '; ' : ', ')})`;
}
