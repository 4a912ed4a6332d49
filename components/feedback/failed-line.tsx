'use client';

import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import { isSignedOut, RequestFailure } from '@/lib/query/request-failure';
import { describeIssues } from './describe-issues';
import { ReloadButton } from './elsewhere';
import { SignInLink } from './sign-in-link';

type Props = {
  /** What failed, a sentence: "This list could not be loaded." */
  title: string;
  /** Told behind the title in the server's words. */
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
};

/**
 * A failed read inside a small card, the request it was, and the way on: trying again, or signing in. A question that
 * cannot be answered has none: its fields are told, and changed elsewhere on the page.
 */
export function FailedLine({ title, error, onRetry, retrying, className }: Props) {
  const body = error instanceof RequestFailure ? error.body : undefined;
  const signedOut = isSignedOut(error);
  const unanswerable = body?.code === 'invalid_input' ? describeIssues(body) : null;
  const elsewhere = body?.code === 'elsewhere';
  const requestId = signedOut || unanswerable || elsewhere ? '' : body?.requestId;
  return (
    <div
      role="alert"
      className={cn('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm', className)}
    >
      <p className="text-muted">
        {title} {signedOut ? 'You are signed out.' : (unanswerable ?? error?.message)}
        {requestId ? (
          <span className="text-xs">
            {' '}
            Request <code className="font-mono break-all">{requestId}</code>
          </span>
        ) : null}
      </p>
      {signedOut ? (
        <SignInLink size="sm" />
      ) : elsewhere ? (
        <ReloadButton size="sm" />
      ) : unanswerable ? null : (
        <Button size="sm" onClick={onRetry} pending={retrying}>
          {retrying ? null : <RotateCw aria-hidden="true" />}
          Try again
        </Button>
      )}
    </div>
  );
}
