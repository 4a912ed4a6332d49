'use client';

import { useState } from 'react';
import { FileFormats } from '@/components/export/file-formats';
import { fileOf } from '@/components/export/file-of';
import { LiveExportDropdown } from '@/components/export/live-export-dropdown';
import { readShareView } from '@/components/export/share-view';
import { StopExport } from '@/components/export/stop-export';
import { useFileExport } from '@/components/export/use-file-export';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LockKeyhole, LockOpen, Printer } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { statementFile, useReopenMonth } from '@/features/closing/client/closings';
import type { Statement } from '@/features/closing/statement-shape';
import { useLanguage } from '@/lib/language/use-language';
import { CloseDialog } from './close-dialog';
import { nameMonth } from './month-name';

const statementFormats = ['csv', 'xlsx'] as const;

type Props = {
  statement: Statement;
  /** The currencies of the month that can be closed. */
  closable: readonly string[];
  mayClose: boolean;
  mayReopen: boolean;
};

/** Downloads, printing, and closing or reopening the month. */
export function ClosingActions({ statement, closable, mayClose, mayReopen }: Props) {
  const { t } = useLanguage();
  const { month, closing, obstacle } = statement;
  // The rows of all currencies are loaded together.
  const isLoaded = obstacle?.code !== 'incomplete';
  const [asks, setAsks] = useState(false);
  return (
    <>
      <StatementExport statement={statement} />
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="text-muted" />
        <span data-word="">{t('closing.print')}</span>
      </Button>
      {closing?.newest && mayReopen ? <Reopen statement={statement} id={closing.id} /> : null}
      {isLoaded && closable.length > 0 && mayClose ? (
        <Button variant="primary" onClick={() => setAsks(true)}>
          <LockKeyhole aria-hidden="true" />
          {t('closing.closeMonth')}
        </Button>
      ) : null}
      {asks ? <CloseDialog month={month} currencies={closable} onClose={() => setAsks(false)} /> : null}
    </>
  );
}

function StatementExport({ statement }: { statement: Statement }) {
  const { month, currency } = statement;
  const { t, format, locale } = useLanguage();
  const { progress, start, stop } = useFileExport();
  if (progress !== null) return <StopExport text={progress} onStop={stop} />;
  return (
    <LiveExportDropdown
      list="statement"
      input={() => ({ month, currency })}
      share={() => {
        const filters = `${nameMonth(format, month)}, ${currency}`;
        const name = `${t('shares.kinds.statement')} ${filters}`;
        return readShareView({ page: '/reports/closing', name, filters }, { month, currency }, '');
      }}
    >
      <FileFormats
        formats={statementFormats}
        onSave={(format) => start(statementFile(statement, fileOf(format, locale)))}
      />
    </LiveExportDropdown>
  );
}

function Reopen({ statement, id }: { statement: Statement; id: string }) {
  const { t, format } = useLanguage();
  const { month, currency, invoices } = statement;
  const reopen = useReopenMonth();
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    try {
      await reopen.mutateAsync(id);
      toast(t('closing.reopen.done', { month: nameMonth(format, month) }), { tone: 'positive' });
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast(t('closing.reopen.failed'), { tone: 'negative', description });
    }
    setAsks(false);
  };
  return (
    <>
      <Button onClick={() => setAsks(true)}>
        <LockOpen aria-hidden="true" className="text-muted" />
        <span data-word="">{t('closing.reopen.button')}</span>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={confirm}
        title={t('closing.reopen.title', { month: nameMonth(format, month), currency })}
        confirmLabel={t('closing.reopen.confirm')}
        pending={reopen.isPending}
      >
        {t(invoices.length > 0 ? 'closing.reopen.textWithInvoices' : 'closing.reopen.text')}
      </ConfirmDialog>
    </>
  );
}
