import { useLanguage } from '@/lib/language/use-language';

type Props = { label?: string; values: readonly string[] };

const most = 12;

/** What a filter is set to: on paper, where its control is not. Nothing where it is not set. */
export function PrintedFilter({ label, values: all }: Props) {
  const { t } = useLanguage();
  if (all.length === 0) return null;
  const rest = all.length - most;
  const first = all.slice(0, most).join(', ');
  const values =
    rest > 0 ? t.markup('filters.andMore', { values: first, count: rest, list: (text) => text }) : first;
  return (
    <span data-print="filter" className="hidden">
      {label
        ? t.rich('filters.printed', {
            ...{ label, values },
            name: (chunks) => <span className="text-muted">{chunks}</span>,
          })
        : values}
    </span>
  );
}
