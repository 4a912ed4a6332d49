import { Badge, type Tone } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { NearLink } from '@/components/ui/near-link';
import type { BrokenLink, BrokenProduct, Replacement } from '@/features/link-health/health-shape';
import { addDays, addYears, laterOf } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const tones: Record<BrokenProduct['state'], Tone> = { out: 'warning', inactive: 'warning', gone: 'negative' };

type Props = {
  broken: BrokenProduct;
  /** Whether the reader may create links. */
  makes: boolean;
  /** Whether the reader sees the catalog. */
  shows: boolean;
};

/** A product that cannot be bought, the links to it, and what may replace it. */
export function BrokenRow({ broken, makes, shows }: Props) {
  const { t, format } = useLanguage();
  const { product, state, since, clicks, count, links, replacements, range, groups } = broken;
  const days = since ? 'since' : 'lastDays';
  return (
    <li className="grid gap-4 p-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-sm font-medium text-pretty wrap-anywhere">{product.name}</h3>
          <Badge tone={tones[state]} dot>
            {since
              ? t(`linkHealth.since.${state}`, { day: format.day(since) })
              : t(`linkHealth.state.${state}`)}
          </Badge>
        </div>
        <p className="text-xs text-muted wrap-anywhere">
          <span className="font-mono">{product.id}</span> · {product.marketplace}
          {groups.length > 0
            ? ` · ${t('groups.title')}: ${format.list(groups.map(({ name }) => name))}`
            : null}
        </p>
        <p className="text-sm">
          {clicks === null
            ? t('linkHealth.links', { count })
            : t(`linkHealth.clicks.${days}`, { count, clicks, day: format.day(range.from) })}
        </p>
        <ul className="flex flex-wrap gap-1.5">
          {links.map((link) => (
            <li key={link.id}>
              <LinkChip link={link} product={product.id} />
            </li>
          ))}
          {count > links.length ? (
            <li className="py-1 text-xs text-muted">
              {t('linkHealth.more', { count: count - links.length })}
            </li>
          ) : null}
        </ul>
        {shows ? (
          <NearLink
            href={historyOf(broken)}
            className="inline-flex w-fit items-center text-xs text-accent hover:underline touch:min-h-11"
          >
            {t('linkHealth.history')}
          </NearLink>
        ) : null}
      </div>
      <div className="min-w-0">
        <h4 className="text-xs font-medium text-muted">{t('linkHealth.instead')}</h4>
        {replacements.length === 0 ? (
          <p className="pt-1 text-sm text-muted">{t('linkHealth.noReplacement')}</p>
        ) : (
          <ul className="divide-y divide-border">
            {replacements.map((one) => (
              <li key={one.id} className="flex min-w-0 items-center justify-between gap-3 py-1.5">
                <ReplacementText replacement={one} />
                {makes ? <NewLink replacement={one} like={links[0]} /> : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Days before a product could not be bought that its history shows, too. */
const daysBefore = 28;

/** Leads to the product, with its prices and stock before and since. */
function historyOf({ product, range }: BrokenProduct) {
  const from = laterOf(addDays(range.from, -daysBefore), addDays(addYears(range.to, -1), 1));
  const query = { product: productKey(product.marketplace, product.id), from, to: range.to };
  return { pathname: '/products', query };
}

/** Leads to the links of the product in the history. */
function LinkChip({ link: { subid1, subid2, clicks }, product }: { link: BrokenLink; product: string }) {
  const { t, format } = useLanguage();
  const name = [subid1 ?? t('linkHealth.noSubid'), subid2].filter(Boolean).join(' · ');
  return (
    <NearLink
      href={{ pathname: '/links/history', query: { product, ...(subid1 ? { subid: subid1 } : {}) } }}
      className="inline-flex max-w-60 items-center gap-1.5 rounded bg-fill px-2 py-1 text-xs hover:underline touch:min-h-11"
    >
      <span className="truncate">{name}</span>{' '}
      {clicks === null ? null : (
        <span className="tabular shrink-0 text-muted">
          {t('linkHealth.clickCount', { count: clicks, shown: format.count(clicks) })}
        </span>
      )}
    </NearLink>
  );
}

/** Of how many clicks a product had conversions; null for readers who may not see it. */
export function describeSample(
  { t }: Pick<Language, 't'>,
  { conversions, clicks }: Pick<Replacement, 'conversions' | 'clicks'>,
): string | null {
  if (conversions === null || clicks === null) return null;
  return clicks === 0 ? t('linkHealth.neverClicked') : t('linkHealth.converts', { conversions, clicks });
}

function ReplacementText({ replacement }: { replacement: Replacement }) {
  const { name, id } = replacement;
  const sample = describeSample(useLanguage(), replacement);
  return (
    <span className="min-w-0 text-sm">
      <span className="line-clamp-2">{name}</span>
      <span className="block truncate text-xs text-muted">
        <span className="font-mono">{id}</span>
        {sample === null ? null : ` · ${sample}`}
      </span>
    </span>
  );
}

type NewLinkProps = {
  replacement: Pick<Replacement, 'id' | 'marketplace' | 'name'>;
  like?: BrokenLink | undefined;
};

/** The form of a link, filled in with the subids of the newest broken one. */
export function NewLink({ replacement, like }: NewLinkProps) {
  const { t } = useLanguage();
  const { id, marketplace, name } = replacement;
  const subids = {
    ...(like?.subid1 ? { subid1: like.subid1 } : {}),
    ...(like?.subid2 ? { subid2: like.subid2 } : {}),
  };
  return (
    <ButtonLink
      size="sm"
      href={{ pathname: '/links/new', query: { product: id, marketplace, ...subids } }}
      aria-label={t('linkHealth.newLinkTo', { name })}
    >
      {t('linkHealth.newLink')}
    </ButtonLink>
  );
}
