import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** The currency that the address asks for. */
  asked: string | null;
  shown: string | null;
  currencies: readonly string[];
};

/** A link may ask for a currency that these figures do not have: then it is said that another stands in its place. */
export function MissingCurrency({ asked, shown, currencies }: Props) {
  const { t } = useLanguage();
  if (!asked || asked === 'all' || !shown || currencies.includes(asked)) return null;
  return (
    <p role="status" className="min-w-0 text-sm text-muted">
      {t.rich('filters.missingCurrency', {
        asked: asked.slice(0, 12),
        shown,
        code: (chunks) => <span className="break-all text-text">{chunks}</span>,
      })}
    </p>
  );
}
