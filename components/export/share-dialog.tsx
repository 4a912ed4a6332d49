'use client';

import { useWeekStart } from '@/components/filters/week-start';
import { FormField } from '@/components/form/form-field';
import type { OrderApi } from '@/lib/api/order-api';
import { clientOf } from '@/lib/client/api';
import { useLanguage } from '@/lib/language/use-language';
import { shareDays, shareKinds } from '@/lib/pages/shared-page';
import { readField } from '@/lib/server/http/form';
import { GrantDialog } from './grant-dialog';
import type { ShareView } from './share-view';

const api = clientOf<OrderApi>();

type Props = { view: ShareView; onClose: () => void };

/** Shares a page with people without an account, and shows its address once. */
export function ShareDialog({ view, onClose }: Props) {
  const { t } = useLanguage();
  const weekStart = useWeekStart();
  const { page, search, range } = view;
  return (
    <GrantDialog
      words="shares.create"
      name={view.name}
      days={shareDays}
      make={async (chosen, form) => {
        const password = readField(form, 'password') || null;
        const body = { ...chosen, page, search, range, weekStart, password };
        return (await api.call('POST /api/shares', { body })).url;
      }}
      onClose={onClose}
    >
      <Shown view={view} />
      <FormField
        name="password"
        type="password"
        label={t('shares.create.password')}
        hint={t('shares.create.passwordHint')}
        autoComplete="new-password"
        optional
      />
    </GrantDialog>
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
