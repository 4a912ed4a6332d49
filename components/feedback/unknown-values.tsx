import { Banner } from '@/components/ui/banner';
import type { UnknownValue } from '@/lib/data/terms/unknown-value';
import { useLanguage } from '@/lib/language/use-language';
import { describeUnknownValues } from '@/lib/pages/filter-words';

/** Names values of a page's filters that no stored day or list has, and what is known instead. */
export function UnknownValues({ values = [] }: { values: readonly UnknownValue[] | undefined }) {
  const language = useLanguage();
  if (values.length === 0) return null;
  const [title, ...others] = describeUnknownValues(language, values, { suggest: true });
  return (
    <Banner tone="warning" title={<span className="break-words">{title}</span>}>
      {others.length > 0 ? others.join(' ') : null}
    </Banner>
  );
}
