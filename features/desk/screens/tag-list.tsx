import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/language/use-language';

/** The tags of a partner. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const { t } = useLanguage();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('desk.columns.tags')} className="flex min-w-0 flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
