'use client';

import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { Bell, CheckCheck, Settings2 } from '@/components/ui/icons';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/components/ui/menu-item';
import { alertsOptions, useReadAlerts } from '@/features/alerts/client/alerts';
import { useLanguage } from '@/lib/language/use-language';
import { AlertEntry } from './alert-entry';

/** The number of unread alerts, and the newest alerts. */
export function AlertBell() {
  const { t } = useLanguage();
  const { data, error } = useQuery(alertsOptions());
  const read = useReadAlerts();
  const unread = data?.unread ?? 0;
  return (
    <DropdownMenu
      label={t('alerts.bell.label')}
      align="end"
      className="max-h-[min(32rem,calc(100dvh-64px))] w-96 overflow-y-auto"
      triggerLabel={unread > 0 ? t('alerts.bell.unread', { count: unread }) : t('alerts.bell.label')}
      triggerClassName={buttonClass('ghost', 'icon-sm', 'relative')}
      trigger={
        <>
          <Bell aria-hidden="true" />
          {unread > 0 ? <UnreadCount count={unread} /> : null}
        </>
      }
    >
      {data?.alerts.map((alert) => (
        <AlertEntry key={alert.id} alert={alert} onOpen={() => alert.read || read.mutate([alert.id])} />
      ))}
      {data?.alerts.length === 0 ? <MenuLabel>{t('alerts.bell.none')}</MenuLabel> : null}
      {error && !data ? <MenuLabel>{t('alerts.bell.failed')}</MenuLabel> : null}
      <MenuSeparator />
      <MenuItem
        icon={<CheckCheck aria-hidden="true" />}
        disabled={unread === 0}
        onPress={() => read.mutate(undefined)}
      >
        {t('alerts.bell.markAll')}
      </MenuItem>
      <MenuLink href="/inbox" icon={<Settings2 aria-hidden="true" />}>
        {t('alerts.bell.settings')}
      </MenuLink>
    </DropdownMenu>
  );
}

/** Above the bell, so that nothing moves when it appears. The button's name says the same. */
const UnreadCount = ({ count }: { count: number }) => (
  <span
    aria-hidden="true"
    className="tabular absolute top-0 right-0 min-w-4 rounded-full bg-negative-solid px-1 text-center text-xs leading-4 text-on-accent"
  >
    {count > 99 ? '99+' : count}
  </span>
);
