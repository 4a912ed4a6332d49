'use client';

import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';

/** Stands beside a sum whose rows are still arriving: it is not a total yet. */
export function PartialMark() {
  const { t } = useLanguage();
  return <Badge tone="warning">{t('feedback.freshness.partial')}</Badge>;
}
