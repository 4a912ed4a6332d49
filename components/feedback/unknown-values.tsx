import { Banner } from '@/components/ui/banner';
import type { Basis } from '@/lib/data/basis';
import { describeUnknownValues } from '@/lib/data/reporting/filter-words';
import { useLanguage } from '@/lib/language/use-language';

/** Names values of a page's filters that no stored day or list has, and what is known instead. */
export function UnknownValues({ basis }: { basis: Basis | undefined }) {
  const language = useLanguage();
  const all = basis?.unknownValues ?? [];
  if (all.length === 0) return null;
  const [title, ...others] = describeUnknownValues(language, all, { suggest: true });
  return (
    <Banner tone="warning" title={<span className="break-words">{title}</span>}>
      {others.length > 0 ? others.join(' ') : null}
    </Banner>
  );
}
