import { useLanguage } from '@/lib/language/use-language';

/** Marks a line of a named group that shares rows with other lines. */
export function OverlapMark() {
  const { t } = useLanguage();
  return (
    <span className="text-muted" title={t('groups.overlap')}>
      {' '}
      ({t('groups.mark')})
    </span>
  );
}
