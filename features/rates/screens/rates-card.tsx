'use client';

import { useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ArrowLeftRight, Plus, Upload } from '@/components/ui/icons';
import { useDeleteRates } from '@/features/rates/client/rates';
import type { StoredRates } from '@/features/rates/rate-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { ImportRatesDialog } from './import-rates-dialog';
import { RateDaysDialog } from './rate-days-dialog';
import { RateDialog } from './rate-dialog';
import { RateRow } from './rate-row';

type Props = { to: string; rates: readonly StoredRates[]; manages: boolean; today: Day };

type Opened = { dialog: 'add' | 'import' } | { dialog: 'days' | 'delete'; currency: StoredRates } | undefined;

const bankFile = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip';

/** The stored rates by currency, with buttons to add and delete them. */
export function RatesCard({ to, rates, manages, today }: Props) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const none = rates.length === 0;
  const actions = manages ? (
    <>
      <Button size={none ? 'md' : 'sm'} onClick={() => setOpened({ dialog: 'add' })}>
        <Plus aria-hidden="true" />
        {t('currencies.add')}
      </Button>
      <Button
        size={none ? 'md' : 'sm'}
        variant={none ? 'primary' : 'secondary'}
        onClick={() => setOpened({ dialog: 'import' })}
      >
        <Upload aria-hidden="true" />
        {t('currencies.import')}
      </Button>
    </>
  ) : null;
  return (
    <Card
      flush
      title={t('currencies.rates.title', { currency: to })}
      description={t('currencies.rates.description')}
      actions={none ? null : actions}
      footer={
        manages
          ? t.rich('currencies.rates.bank', {
              link: (chunks) => (
                <a className="underline" href={bankFile} rel="noreferrer">
                  {chunks}
                </a>
              ),
            })
          : null
      }
    >
      {none ? (
        <EmptyState
          icon={<ArrowLeftRight />}
          title={t('currencies.rates.none')}
          action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
          className="border-t border-border"
        >
          {t(manages ? 'currencies.rates.noneImport' : 'currencies.rates.noneAsk')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {rates.map((entry) => (
            <RateRow
              key={entry.currency}
              to={to}
              rates={entry}
              onShow={() => setOpened({ dialog: 'days', currency: entry })}
              onDelete={manages ? () => setOpened({ dialog: 'delete', currency: entry }) : undefined}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'add' ? <RateDialog to={to} today={today} onClose={close} /> : null}
      {opened?.dialog === 'import' ? <ImportRatesDialog to={to} onClose={close} /> : null}
      {opened?.dialog === 'days' ? (
        <RateDaysDialog to={to} currency={opened.currency.currency} manages={manages} onClose={close} />
      ) : null}
      {opened?.dialog === 'delete' ? (
        <DeleteRatesDialog to={to} rates={opened.currency} onClose={close} />
      ) : null}
    </Card>
  );
}

type DeleteProps = { to: string; rates: StoredRates; onClose: () => void };

/** Confirms deleting all rates of a currency. */
function DeleteRatesDialog({ to, rates: { currency, days }, onClose }: DeleteProps) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteRates()}
      input={{ to, currency }}
      done={({ deleted }) => t('currencies.deleteAll.done', { count: deleted })}
      onClose={onClose}
      title={t('currencies.deleteAll.title', { currency })}
      confirmLabel={t('currencies.deleteAll.confirm')}
    >
      {t('currencies.deleteAll.text', { count: days, to, currency })}
    </ConfirmMutation>
  );
}
