import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** The currency in the URL. */
  requested: string | null;
  shown: string | null;
  currencies: readonly string[];
};

/** Says which currency is shown, if the figures do not have the one in the URL. */
export function MissingCurrency({ requested, shown, currencies }: Props) {
  const { t } = useLanguage();
  if (!requested || requested === 'all' || !shown || currencies.includes(requested)) return null;
  return (
    <p role="status" className="min-w-0 text-sm text-muted">
      {t.rich('filters.missingCurrency', {
        asked: requested.slice(0, 12),
        shown,
        code: (chunks) => <span className="break-all text-text">{chunks}</span>,
      })}
    </p>
  );
}
