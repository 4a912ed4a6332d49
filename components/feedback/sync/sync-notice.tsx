import { Notice } from '@/components/feedback/notice';
import { SyncProgress } from '@/components/feedback/sync-progress';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Sentence } from '@/components/ui/sentence';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { ApiTrouble } from './api-trouble';
import type { LedgerSync } from './use-ledger-sync';

type Props = {
  sync: LedgerSync;
  label: string;
  /** Whether some figures on the page are incomplete. */
  partial: boolean;
};

/** Progress of a sync in the frame's header, and its failures below the page. Moves nothing. */
export function SyncNotice({ sync, label, partial }: Props) {
  const { t } = useLanguage();
  const { progress } = sync;
  const content = describe(t, { sync, partial });
  if (content) return <Notice>{content}</Notice>;
  // If figures are complete, the freshness mark alone shows the refresh.
  if (progress?.state !== 'running' || !partial) return null;
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

function describe(t: Translate, { sync, partial }: Omit<Props, 'label'>) {
  const { progress, unreachable } = sync;
  const trouble = findTrouble(sync);
  if (trouble) return trouble;
  if (progress?.state === 'running') return null;
  const again = (
    <Button size="sm" onClick={() => sync.start()}>
      {t('ui.tryAgain')}
    </Button>
  );
  if (unreachable !== null) {
    return (
      <Banner tone="error" title={t('feedback.sync.notLoaded')} actions={again}>
        {unreachable}
      </Banner>
    );
  }
  if (progress?.state === 'failed') {
    const connections = (
      <ButtonLink size="sm" href="/settings/connections">
        {t('pages.connections')}
      </ButtonLink>
    );
    return (
      <Banner
        tone="error"
        title={t('feedback.sync.stopped')}
        actions={
          <>
            {again}
            {connections}
          </>
        }
      >
        {progress.reason ? <Sentence>{progress.reason}</Sentence> : null}
      </Banner>
    );
  }
  if (progress?.state === 'partial' && partial) {
    return (
      <Banner tone="warning" title={t('feedback.sync.daysMissing')} actions={again}>
        {progress.reason ? <Sentence>{progress.reason}</Sentence> : null}
      </Banner>
    );
  }
  if (progress?.state === 'cancelled' && partial) {
    return <Banner title={t('feedback.sync.canceled')} actions={again} />;
  }
  return null;
}

/** The message to show while the API fails a sync; null if it does not. */
function findTrouble({ progress, retryAt, unreachable, retry }: LedgerSync) {
  if (!progress?.trouble || unreachable !== null) return null;
  const running = progress.state === 'running';
  if (!running && progress.state !== 'failed') return null;
  const { trouble } = progress;
  return (
    <ApiTrouble
      trouble={trouble}
      retryAt={running ? trouble.retryAt : retryAt}
      waiting={running || retryAt !== null}
      onRetry={retry}
    />
  );
}
