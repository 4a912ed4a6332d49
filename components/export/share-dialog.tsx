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
import type { OrderApi } from '@/lib/api/order-api';
import { clientOf } from '@/lib/client/api';
import { type ShareOrder, shareDays, shareKinds } from '@/lib/data/reporting/shared-page';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';
import { ExpiryField } from './expiry-field';
import type { ShareView } from './share-view';

const api = clientOf<OrderApi>();

type Props = { view: ShareView; onClose: () => void };

/** Shares a page with people without an account, and shows its address once. */
export function ShareDialog({ view, onClose }: Props) {
  const { t } = useLanguage();
  const id = useId();
  const weekStart = useWeekStart();
  const form = useForm({
    send: async (sent) => {
      const { page, search, range } = view;
      const order: ShareOrder = {
        ...{ page, search, range, weekStart, password: readField(sent, 'password') || null },
        ...{ name: readField(sent, 'name'), days: Number(readField(sent, 'days')) },
      };
      const { url } = await api.call('POST /api/shares', { body: order });
      return { once: url };
    },
  });
  const { once: url } = form.state;
  if (url) {
    return (
      <MadeDialog title={t('shares.create.made')} description={t('shares.create.madeHint')} onClose={onClose}>
        <ShownOnce label={t('shares.create.address')} text={url} copy={t('shares.create.copy')} autoFocus />
      </MadeDialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('shares.create.title')}
      description={t('shares.create.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={form.pending}>
            {t('shares.create.button')}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="grid gap-4">
        <FormField
          name="name"
          label={t('tokens.create.name')}
          defaultValue={view.name}
          autoComplete="off"
          maxLength={100}
          required
          autoFocus
        />
        <Shown view={view} />
        <FormField
          name="password"
          type="password"
          label={t('shares.create.password')}
          hint={t('shares.create.passwordHint')}
          autoComplete="new-password"
          optional
        />
        <ExpiryField days={shareDays} />
      </Form>
    </Dialog>
  );
}

/** The days and filters that are fixed from now on. */
function Shown({ view: { page, range, days, filters } }: Pick<Props, 'view'>) {
  const { t, format } = useLanguage();
  const shownDays = range
    ? t('shares.create.relative', { range: t(`filters.range.names.${range}`) })
    : days && t('shares.create.fixed', { days: format.dayRange(days.from, days.to) });
  const lines = [
    ...(shownDays ? [{ label: t('shares.create.range'), text: shownDays }] : []),
    {
      label: filters ? t('shares.create.filters') : t('shares.create.shown'),
      text: filters || t('shares.create.unfiltered', { page: t(`shares.kinds.${shareKinds[page]}`) }),
    },
  ];
  return (
    <dl className="grid gap-3 text-sm">
      {lines.map(({ label, text }) => (
        <div key={label} className="grid gap-1">
          <dt className="font-medium">{label}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
