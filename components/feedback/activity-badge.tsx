import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';

/** Whether a brand or product is active. Nothing if the API’s value could not be read. */
export function ActivityBadge({ active }: { active: boolean | null }) {
  const { t } = useLanguage();
  if (active === null) return null;
  return (
    <Badge dot tone={active ? 'positive' : 'neutral'}>
      {t(active ? 'filters.activity.active' : 'filters.activity.inactive')}
    </Badge>
  );
}
