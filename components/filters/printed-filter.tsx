import { useLanguage } from '@/lib/language/use-language';

type Props = { label?: string; values: readonly string[] };

const most = 12;

/** The values of a filter for print, which hides its control. Renders nothing without values. */
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
            label,
            values,
            name: (chunks) => <span className="text-muted">{chunks}</span>,
          })
        : values}
    </span>
  );
}
