import { SyncProgress } from '@/components/feedback/sync-progress';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { findTrouble } from './find-trouble';
import type { LedgerSync } from './use-ledger-sync';

type Props = { sync: LedgerSync; label: string /** Something shown is not whole. */; partial: boolean };

/** Floats above the page, so that nothing moves when a sync begins or ends. */
export function SyncDock({ sync, label, partial }: Props) {
  const content = describe({ sync, label, partial });
  return (
    <div
      className="pointer-events-none sticky bottom-4 z-20 flex justify-center empty:hidden"
      data-print="hide"
    >
      {content ? (
        <div className="pointer-events-auto w-full max-w-2xl rounded bg-raised shadow-overlay">{content}</div>
      ) : null}
    </div>
  );
}

function describe({ sync, label, partial }: Props) {
  const { progress, unreachable } = sync;
  const trouble = findTrouble(sync);
  if (trouble) return trouble;
  if (progress?.state === 'running') {
    // A refresh of whole figures is told by the freshness mark alone.
    if (!partial) return null;
    return (
      <SyncProgress
        label={label}
        days={progress.days}
        rows={progress.rows}
        secondsLeft={progress.secondsLeft ?? undefined}
        onCancel={sync.cancel}
        cancelling={sync.cancelling}
      />
    );
  }
  const again = (
    <Button size="sm" onClick={() => sync.start()}>
      Try again
    </Button>
  );
  if (unreachable !== null) {
    return (
      <Banner tone="error" title="Rows could not be loaded." actions={again}>
        {unreachable}
      </Banner>
    );
  }
  if (progress?.state === 'failed') {
    const connections = (
      <ButtonLink size="sm" href="/settings/connections">
        Connections
      </ButtonLink>
    );
    return (
      <Banner
        tone="error"
        title="Sync stopped. Figures may be old or partial."
        actions={
          <>
            {again}
            {connections}
          </>
        }
      >
        {progress.reason}
      </Banner>
    );
  }
  if (progress?.state === 'partial' && partial) {
    return (
      <Banner tone="warning" title="Some days could not be loaded. Figures are partial." actions={again}>
        {progress.reason}
      </Banner>
    );
  }
  if (progress?.state === 'cancelled' && partial) {
    return <Banner title="Sync canceled. Figures are partial." actions={again} />;
  }
  return null;
}
