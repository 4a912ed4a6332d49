'use client';

import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';

/** Marks a sum whose rows are still arriving. */
export function PartialMark() {
  const { t } = useLanguage();
  return <Badge tone="warning">{t('feedback.freshness.partial')}</Badge>;
}
