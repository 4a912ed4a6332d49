'use client';

import { ButtonLink } from '@/components/ui/button-link';
import { ErrorState } from '@/components/ui/error-state';
import type { FailureCode } from '@/lib/failure';
import { RequestFailure } from '@/lib/query/request-failure';
import { SellerKeyNeeded } from './seller-key-needed';

type Props = {
  /** What failed: "Products could not be loaded". */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
};

const upstream: readonly FailureCode[] = [
  'key_refused',
  'throttled',
  'upstream_failed',
  'upstream_invalid',
  'upstream_unavailable',
  'upstream_timeout',
];

/** A failed read in words: whose fault, the request, and the way out. */
export function LoadFailure({ title, error, onRetry, retrying }: Props) {
  const body = error instanceof RequestFailure ? error.body : undefined;
  if (body?.code === 'key_missing') return <SellerKeyNeeded />;
  if (body?.code === 'key_refused') {
    return (
      <ErrorState
        title="The API refused the stored seller key"
        fault="api"
        requestId={body.requestId}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <ButtonLink href="/settings/connections" variant="primary">
            Open connections
          </ButtonLink>
        }
      >
        It may have been revoked or replaced. Put in the current one, then try again.
      </ErrorState>
    );
  }
  const fault = body?.status === 0 ? 'network' : body && upstream.includes(body.code) ? 'api' : 'ours';
  return (
    <ErrorState
      title={title}
      fault={fault}
      requestId={body?.requestId || undefined}
      onRetry={onRetry}
      retrying={retrying}
    >
      {body && fault !== 'network' ? body.message : null}
    </ErrorState>
  );
}
