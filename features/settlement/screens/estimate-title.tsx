import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';

/** A heading that is marked as an estimate. */
export function EstimateTitle({ children }: { children: string }) {
  const { t } = useLanguage();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {children} <Badge tone="provisional">{t('settlement.expected.estimate')}</Badge>
    </span>
  );
}
