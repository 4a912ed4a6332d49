'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { RequestFailure } from '@/lib/client/request-failure';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { describeIssues } from './describe-issues';
import { ReloadButton } from './elsewhere';
import { SignInLink } from './sign-in-link';

type Props = {
  /** What failed, as a sentence: "The list could not be loaded." */
  title: string;
  /** The server's message follows the title. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
};

/** A failed read inside a small card: the reason, request id and retry. */
export function FailedLine(props: Props) {
  const { t } = useLanguage();
  const { why, requestId, way } = explain(t, props);
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', props.className)}
    >
      <p className="text-muted">
        {props.title} {why}
        {requestId ? (
          <span className="text-xs">
            {' '}
            {t.rich('ui.request', {
              id: requestId,
              code: (chunks) => <code className="font-mono break-all">{chunks}</code>,
            })}
          </span>
        ) : null}
      </p>
      {way}
    </div>
  );
}

type Explained = { why: string | undefined; requestId?: string | undefined; way: ReactNode };

function explain(t: Translate, { error, onRetry, retrying }: Props): Explained {
  const body = error instanceof RequestFailure ? error.body : undefined;
  if (body?.code === 'unauthenticated')
    return { why: t('feedback.failure.signedOutLine'), way: <SignInLink size="sm" /> };
  if (body?.code === 'elsewhere') return { why: body.message, way: <ReloadButton size="sm" /> };
  // A retry would not help. The fields are changed elsewhere on the page.
  if (body?.code === 'invalid_input') return { why: describeIssues(t, body), way: null };
  const again = (
    <Button size="sm" onClick={onRetry} pending={retrying}>
      {retrying ? null : <RotateCw aria-hidden="true" />}
      {t('ui.tryAgain')}
    </Button>
  );
  return { why: error?.message, requestId: body?.requestId, way: again };
}
