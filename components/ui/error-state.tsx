'use client';

import type { ReactNode } from 'react';
import { CloudOff, RotateCw, ServerCrash } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { Button } from './button';
import { CopyButton } from './copy-button';

type Props = {
  /** What failed: "Products could not be loaded". */
  title: string;
  /** Who is at fault. Shown as text. */
  fault: 'ours' | 'api' | 'network';
  children?: ReactNode;
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action, next to the retry. */
  action?: ReactNode;
};

export function ErrorState(props: Props) {
  const { title, fault, children, requestId, onRetry, retrying, action } = props;
  const { t } = useLanguage();
  const Icon = fault === 'ours' ? ServerCrash : CloudOff;
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <span className="grid size-10 place-items-center rounded bg-negative-soft text-negative">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="grid max-w-md gap-1">
        <p className="text-base font-semibold">{title}</p>
        <p className="text-sm text-balance text-muted">
          {t(`ui.fault.${fault}`)} {children}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {onRetry ? (
          <Button onClick={onRetry} pending={retrying}>
            {retrying ? null : <RotateCw aria-hidden="true" />}
            {t('ui.tryAgain')}
          </Button>
        ) : null}
        {action}
      </div>
      {requestId ? (
        <p className="flex items-center gap-1 text-xs text-muted">
          <span>
            {t.rich('ui.request', {
              id: requestId,
              code: (chunks) => <code className="font-mono break-all">{chunks}</code>,
            })}
          </span>
          <CopyButton text={requestId} label={t('ui.copyRequestId')} iconOnly variant="ghost" />
        </p>
      ) : null}
    </div>
  );
}
