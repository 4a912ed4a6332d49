'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { SyncProgress } from '@/components/feedback/sync-progress';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Fact } from '@/components/ui/fact';
import { RotateCw } from '@/components/ui/icons';
import { NearLink } from '@/components/ui/near-link';
import { Sentence } from '@/components/ui/sentence';
import { useClock } from '@/components/ui/use-clock';
import { clearHoldingsMutation } from '@/features/settings/client/settings';
import type { Holding } from '@/features/settings/holding-shape';
import { addDays, type Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { sourcePaths } from '@/lib/pages/source-paths';
import { WindowTable } from './window-table';

type Props = { holding: Holding; manages: boolean; today: Day };

const firstDays = 28;

export function HoldingCard({ holding, manages, today }: Props) {
  const { t, format } = useLanguage();
  const clock = useClock();
  const { source, rows, from, to, windows } = holding;
  const label = t(`reports.sources.${source}`);
  const range = { from: from ?? addDays(today, 1 - firstDays), to: today };
  const sync = useLedgerSync({
    sources: [source],
    range,
    receipts: [],
    comparedRange: null,
    comparedReceipts: [],
  });
  const running = sync.progress?.state === 'running';
  const reason = sync.progress?.state === 'failed' ? sync.progress.reason : sync.unreachable;
  return (
    <Card
      aria-label={label}
      flush={!running && !reason && windows.total === 0}
      title={
        <NearLink href={{ pathname: sourcePaths[source] }} className="reach rounded hover:underline">
          {label}
        </NearLink>
      }
      description={
        from && to ? t('holdings.range', { range: format.dayRange(from, to) }) : t('holdings.none')
      }
      actions={
        <>
          <Button
            size="sm"
            onClick={() => sync.start(true)}
            pending={running}
            aria-label={t('holdings.refreshNamed', { source: label })}
          >
            {running ? null : <RotateCw aria-hidden="true" />}
            {t('holdings.refresh')}
          </Button>
          {manages && windows.total > 0 ? <ClearButton holding={holding} label={label} /> : null}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {running && sync.progress ? (
          <SyncProgress
            label={t('holdings.reading', { source: label })}
            days={sync.progress.days}
            rows={sync.progress.rows}
            secondsLeft={sync.progress.secondsLeft ?? undefined}
            onCancel={sync.cancel}
          />
        ) : null}
        {reason ? (
          <p role="alert" className="text-sm text-negative">
            <Sentence>{reason}</Sentence>
          </p>
        ) : null}
        {windows.total > 0 ? (
          <>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
              <Fact term={t('holdings.rows')}>{format.count(rows)}</Fact>
              <Fact term={t('holdings.windows')}>{format.count(windows.total)}</Fact>
              <Fact term={t('holdings.settled')}>
                {t.rich('holdings.settledOf', {
                  settled: format.count(windows.settled),
                  total: format.count(windows.total),
                  muted: (chunks) => <span className="text-muted">{chunks}</span>,
                })}
              </Fact>
              <Fact term={t('holdings.lastSynced')}>
                {holding.newestFetch ? format.ago(holding.newestFetch, clock) : '–'}
              </Fact>
            </dl>
            {windows.failed > 0 ? (
              <Badge tone="negative">{t('holdings.missing', { count: windows.failed })}</Badge>
            ) : null}
            <WindowTable label={label} windows={holding.list} total={windows.total} now={clock} />
          </>
        ) : null}
      </div>
    </Card>
  );
}

function ClearButton({ holding, label }: { holding: Holding; label: string }) {
  const { t } = useLanguage();
  const [asking, setAsking] = useState(false);
  const clear = useMutation(clearHoldingsMutation(useQueryClient()));
  return (
    <>
      <Button
        size="sm"
        onClick={() => setAsking(true)}
        aria-label={t('holdings.clearNamed', { source: label })}
      >
        {t('holdings.clear')}
      </Button>
      {asking ? (
        <ConfirmMutation
          mutation={clear}
          input={holding.source}
          done={() => t('holdings.cleared', { source: label })}
          onClose={() => setAsking(false)}
          title={t('holdings.clearTitle', { source: label })}
          confirmLabel={t('holdings.clear')}
        >
          {t('holdings.clearText', { count: holding.rows })}
        </ConfirmMutation>
      ) : null}
    </>
  );
}
