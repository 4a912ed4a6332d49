'use client';

import type { ReactNode } from 'react';
import { BellPlus } from '@/components/ui/icons';
import { MenuLink } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import type { AlertTarget } from '@/lib/pages/alert-target';

/** Opens the form of an alert rule that watches what a chart or row shows. Nothing if no rule can. */
export function AlertItem({ target }: { target: AlertTarget | null }) {
  const { t } = useLanguage();
  if (!target) return null;
  return (
    <MenuLink href={{ pathname: '/inbox', query: target }} icon={<BellPlus aria-hidden="true" />}>
      {t('charts.alertMe')}
    </MenuLink>
  );
}

/** The items of a row's menu. Null if no rule can watch the row, which then has no menu. */
export const alertItemOf = (target: AlertTarget | null): ReactNode => target && <AlertItem target={target} />;
