import { ApiTrouble } from './api-trouble';
import type { LedgerSync } from './use-ledger-sync';

/** The message to show while the API fails a sync; null if it does not. */
export function findTrouble({ progress, retryAt, unreachable, retry }: LedgerSync) {
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
