'use client';

import { ArrowLeftRight, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Day } from '@/lib/ledger/days';
import type { HeldRates } from '@/lib/rates/rate-shape';
import { DeleteRatesDialog } from './delete-rates-dialog';
import { ImportRatesDialog } from './import-rates-dialog';
import { RateDaysDialog } from './rate-days-dialog';
import { RateDialog } from './rate-dialog';
import { RateRow } from './rate-row';

type Props = { to: string; held: readonly HeldRates[]; manages: boolean; today: Day };

type Opened = { dialog: 'add' | 'import' } | { dialog: 'days' | 'delete'; currency: HeldRates } | undefined;

const bankFile = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip';

/** The stored rates by currency, and the ways to add and delete some. */
export function RatesCard({ to, held, manages, today }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const none = held.length === 0;
  const actions = manages ? (
    <>
      <Button size={none ? 'md' : 'sm'} onClick={() => setOpened({ dialog: 'add' })}>
        <Plus aria-hidden="true" />
        Add rate
      </Button>
      <Button
        size={none ? 'md' : 'sm'}
        variant={none ? 'primary' : 'secondary'}
        onClick={() => setOpened({ dialog: 'import' })}
      >
        <Upload aria-hidden="true" />
        Import rates
      </Button>
    </>
  ) : null;
  return (
    <Card
      flush
      title={`Rates to ${to}`}
      description="A day without a rate uses the newest of the seven days before it."
      actions={none ? null : actions}
      footer={
        manages ? (
          <>
            The European Central Bank publishes daily rates:{' '}
            <a className="underline" href={bankFile} rel="noreferrer">
              eurofxref-hist.zip
            </a>
            . Import the CSV in it.
          </>
        ) : null
      }
    >
      {none ? (
        <EmptyState
          icon={<ArrowLeftRight />}
          title="No rates yet"
          action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
          className="border-t border-border"
        >
          {manages
            ? 'Import your own, or the European Central Bank’s file. Until then nothing is converted.'
            : 'Ask an owner or admin to import some. Until then nothing is converted.'}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {held.map((entry) => (
            <RateRow
              key={entry.currency}
              to={to}
              held={entry}
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
        <DeleteRatesDialog to={to} held={opened.currency} onClose={close} />
      ) : null}
    </Card>
  );
}
