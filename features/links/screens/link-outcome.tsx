'use client';

import { useEffect, useRef } from 'react';
import { SignInLink } from '@/components/feedback/sign-in-link';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CircleAlert, CircleHelp } from '@/components/ui/icons';
import type { Outcome } from '@/features/links/describe-outcome';
import type { LinkDraft } from '@/features/links/draft';
import { cn } from '@/lib/base/class-names';
import { RequestFailure } from '@/lib/client/request-failure';
import { useLanguage } from '@/lib/language/use-language';
import { describeFailure } from './describe-failure';

type Props = { error: unknown; draft: LinkDraft };

export function LinkOutcome({ error, draft }: Props) {
  const { t } = useLanguage();
  const { title, text, next } = describeFailure(t, error, draft);
  const unknown = next === 'ask-again';
  const Icon = unknown ? CircleHelp : CircleAlert;
  const requestId = error instanceof RequestFailure ? error.body.requestId : '';
  const box = useRef<HTMLDivElement>(null);
  // It appears below the button, which may be at the end of the screen.
  // Chromium returns a promise here. As the effect's result, React would take it for a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="alert"
      className={cn(
        'grid scroll-mb-4 gap-3 rounded p-4 text-sm',
        unknown ? 'bg-warning-soft' : 'bg-negative-soft',
      )}
    >
      <div className="flex gap-3">
        <Icon
          aria-hidden="true"
          className={cn('mt-0.5 size-4 shrink-0', unknown ? 'text-warning' : 'text-negative')}
        />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">{title}</p>
          <p className="break-words">{text}</p>
          {requestId ? (
            <p className="font-mono text-xs text-muted">
              {t.rich('ui.request', { id: requestId, code: (id) => id })}
            </p>
          ) : null}
        </div>
      </div>
      <NextAction next={next} />
    </div>
  );
}

function NextAction({ next }: { next: Outcome['next'] }) {
  const { t } = useLanguage();
  if (next === 'ask-again') {
    return (
      <div className="flex flex-wrap gap-2 pl-7">
        <Button type="submit" name="again" value="true">
          {t('outcomes.askAgain')}
        </Button>
        <ButtonLink href={{ pathname: '/links/history' }} variant="ghost">
          {t('outcomes.openHistory')}
        </ButtonLink>
      </div>
    );
  }
  if (next === 'sign-in') return <SignInLink className="ml-7 justify-self-start" />;
  if (next !== 'connections') return null;
  return (
    <ButtonLink href={{ pathname: '/settings/connections' }} className="ml-7 justify-self-start">
      {t('outcomes.openConnections')}
    </ButtonLink>
  );
}
