'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Info, X } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';
import { buttonClass } from './button-class';
import { Sentence } from './sentence';
import { dismissToast, readToasts, subscribeToToasts, type Toast } from './toast';

const none: readonly Toast[] = [];
const icons = { neutral: Info, positive: CircleCheck, negative: CircleAlert };

export function Toaster() {
  const { t } = useLanguage();
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  return (
    <section
      aria-label={t('ui.notifications')}
      aria-live="polite"
      data-print="hide"
      // Over the frame's bar, because what comes next is often below.
      className="pointer-events-none fixed top-1 right-2 z-50 grid w-96 max-w-[calc(100vw-16px)] gap-2 sm:right-24"
    >
      {toasts.map((entry) => (
        <ToastCard key={entry.id} toast={entry} />
      ))}
    </section>
  );
}

function ToastCard({ toast: { id, title, description, tone, action } }: { toast: Toast }) {
  const { t } = useLanguage();
  const Icon = icons[tone];
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), action || tone === 'negative' ? 10_000 : 5_000);
    return () => clearTimeout(timer);
  }, [id, action, tone]);
  return (
    <div className="appear pointer-events-auto flex items-start gap-3 rounded bg-raised p-3 shadow-overlay">
      <Icon
        aria-hidden="true"
        className={cn(
          'mt-0.5 size-4 shrink-0 text-muted',
          tone === 'positive' && 'text-positive!',
          tone === 'negative' && 'text-negative!',
        )}
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="line-clamp-3 font-medium">{title}</p>
        {description ? (
          <p className="line-clamp-4 text-xs text-muted">
            <Sentence>{description}</Sentence>
          </p>
        ) : null}
      </div>
      {action ? (
        <button type="button" onClick={action.onPress} className={buttonClass('secondary', 'sm')}>
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        onClick={() => dismissToast(id)}
        className={buttonClass('ghost', 'icon-sm', '-m-1')}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
