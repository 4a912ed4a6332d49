'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LogIn } from '@/components/ui/icons';
import type { FailureBody, FailureCode } from '@/lib/base/failure';
import { isSignedOut, RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';
import { describeIssues } from './describe-issues';
import { Elsewhere } from './elsewhere';
import { SellerKeyNeeded } from './seller-key-needed';
import { SignInLink } from './sign-in-link';

type Props = {
  /** What failed: "Products could not be loaded". */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** A link to a valid request. Defaults to the page without filters. */
  reset?: ReactNode;
};

const upstream: readonly FailureCode[] = [
  'key_refused',
  'throttled',
  'upstream_failed',
  'upstream_invalid',
  'upstream_refused',
  'upstream_unavailable',
  'upstream_timeout',
];

/** A failed read: who is at fault, the request id, and a next step. */
export function LoadFailure({ title, error, onRetry, retrying, reset }: Props) {
  const { t } = useLanguage();
  if (isSignedOut(error)) return <SignedOut />;
  const body = error instanceof RequestFailure ? error.body : undefined;
  if (body?.code === 'elsewhere') return <Elsewhere message={body.message} />;
  if (body?.code === 'key_missing') return <SellerKeyNeeded />;
  if (body?.code === 'invalid_input') return <Unanswerable body={body} reset={reset} />;
  if (body?.code === 'key_refused') {
    return (
      <ErrorState
        title={t('feedback.failure.keyRejected')}
        fault="api"
        requestId={body.requestId}
        onRetry={onRetry}
        retrying={retrying}
        action={
          <ButtonLink href="/settings/connections" variant="primary">
            {t('feedback.failure.openConnections')}
          </ButtonLink>
        }
      >
        {t('feedback.failure.enterKey')}
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

/** The address is invalid. A retry would not help. */
function Unanswerable({ body, reset }: { body: FailureBody; reset: ReactNode }) {
  const { t } = useLanguage();
  const pathname = usePathname();
  return (
    <div role="alert">
      <EmptyState
        title={t('feedback.failure.address')}
        action={reset ?? <ButtonLink href={{ pathname }}>{t('ui.clearFilters')}</ButtonLink>}
      >
        {describeIssues(t, body)}
      </EmptyState>
    </div>
  );
}

/** Shown instead of data when the session has ended. */
function SignedOut() {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <EmptyState
        icon={<LogIn />}
        title={t('feedback.failure.signedOut')}
        action={<SignInLink variant="primary" />}
      >
        {t('feedback.failure.signInAgain')}
      </EmptyState>
    </div>
  );
}
