'use client';

import { BellPlus } from 'lucide-react';
import { MenuLink } from '@/components/ui/menu-item';
import type { AlertTarget } from '@/lib/data/reporting/alert-target';
import { useLanguage } from '@/lib/language/use-language';

/** Opens the form of an alert rule that watches what a chart shows. Nothing if no rule can. */
export function AlertItem({ target }: { target: AlertTarget | null }) {
  const { t } = useLanguage();
  if (!target) return null;
  return (
    <MenuLink href={{ pathname: '/settings/alerts', query: target }} icon={<BellPlus aria-hidden="true" />}>
      {t('charts.alertMe')}
    </MenuLink>
  );
}
