'use client';

import { Instant } from '@/components/feedback/instant';
import { MenuLink } from '@/components/ui/menu-item';
import type { ShownAlert } from '@/features/alerts/alert-shape';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type Props = { alert: ShownAlert; onOpen: () => void };

/** An alert in the menu of the bell. Links to the page with its figures. */
export function AlertEntry({ alert, onOpen }: Props) {
  const [pathname, search] = alert.path.split('?');
  return (
    <MenuLink href={{ pathname, search }} onClick={onOpen}>
      <AlertWords alert={alert} />
    </MenuLink>
  );
}

/** What an alert says, with a dot while it is new. */
export function AlertWords({ alert }: { alert: ShownAlert }) {
  const { t } = useLanguage();
  const { text, note, rule, createdAt, read, mail } = alert;
  const more = [note, mail && mail !== 'sent' ? t(`alerts.mailStates.${mail}`) : null].filter(Boolean);
  return (
    <span className="flex gap-2 py-1.5 whitespace-normal">
      <span
        aria-hidden="true"
        className={cn(
          'drawn mt-1.5 size-2 shrink-0 rounded-full',
          read ? 'bg-transparent' : 'bg-accent-solid',
        )}
      />
      <span className="min-w-0 flex-1">
        {read ? null : <span className="sr-only">{t('alerts.bell.new')}: </span>}
        <span className={cn('block wrap-anywhere', read ? 'text-muted' : 'font-medium')}>{text}</span>
        {more.length > 0 ? <span className="block text-xs text-muted">{more.join(' ')}</span> : null}
        <span className="block truncate text-xs text-muted">
          {t.rich('alerts.bell.at', { rule, at: () => <Instant at={createdAt} /> })}
        </span>
      </span>
    </span>
  );
}
