'use client';

import { useQuery } from '@tanstack/react-query';
import { ListExport } from '@/components/export/list-export';
import { readShareView, type ShareView } from '@/components/export/share-view';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { PageHeader } from '@/components/layout/page-header';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { BellPlus, HeartPulse } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import {
  linkHealthOptions,
  linkHealthSearch,
  toLinkHealthInput,
} from '@/features/link-health/client/link-health';
import { healthFilters } from '@/features/link-health/health-filters';
import type { HealthAnswer } from '@/features/link-health/health-shape';
import { ClicksFreshness } from '@/features/links/screens/clicks-freshness';
import { SavedViews } from '@/features/views/screens/saved-views';
import { useSearch } from '@/lib/client/use-search';
import { noneValue } from '@/lib/data/terms/filters/filter-value';
import { listActive } from '@/lib/data/terms/filters/list-filter';
import { useLanguage } from '@/lib/language/use-language';
import { BrokenRow } from './broken-row';
import { LinkChangesCard } from './link-changes-card';

type Props = {
  /** Whether the reader may create links. */
  makes: boolean;
  /** Whether the reader sees only their own links. */
  ownOnly: boolean;
};

/** Links to products that cannot be bought, and what may replace them. */
export function LinkHealthScreen({ makes, ownOnly }: Props) {
  const { t } = useLanguage();
  const [search, setSearch] = useSearch(linkHealthSearch);
  const input = toLinkHealthInput(search);
  const query = useQuery(linkHealthOptions(input));
  const { data } = query;
  const failure = toFailure(query);
  const title = t('pages.linkHealth');
  const share = (name = title) => {
    const count = search.groups.length;
    const filters = count > 0 ? t('dimensions.product_group.count', { count }) : '';
    return readShareView({ page: '/links/health', name, filters }, input, '');
  };
  return (
    <>
      <PageHeader
        tabbed
        title={title}
        description={t(ownOnly ? 'linkHealth.ownHint' : 'linkHealth.hint')}
        actions={<ClicksFreshness />}
        toolbar={
          ownOnly ? null : (
            <>
              <GroupFilter kind="product" selected={search.groups} onChange={setSearch} />
              <SavedViews page="/links/health" share={share} />
            </>
          )
        }
      />
      <UnknownValues values={query.data?.basis.unknownValues} />
      <LinkChangesCard input={input} makes={makes} />
      {data ? (
        <Found answer={data} {...{ input, share, makes, ownOnly }} />
      ) : failure ? (
        <LoadFailure {...failure} title={t('linkHealth.failed')} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

type FoundProps = Props & {
  answer: HealthAnswer;
  input: ReturnType<typeof toLinkHealthInput>;
  share: () => ShareView;
};

function Found({ answer, input, share, makes, ownOnly }: FoundProps) {
  const { t } = useLanguage();
  const { products, list, links } = answer;
  const narrowed = listActive(healthFilters, input).length > 0;
  if (products.length === 0) return <Nothing answer={answer} narrowed={narrowed} />;
  return (
    <Card
      flush
      title={t('linkHealth.found', { broken: answer.broken.links, links })}
      description={<Summary answer={answer} />}
      actions={
        <>
          {ownOnly ? null : (
            <ButtonLink size="sm" href={{ pathname: '/inbox', query: toRule(input) }} data-print="hide">
              <BellPlus aria-hidden="true" />
              {t('linkHealth.alertMe')}
            </ButtonLink>
          )}
          <ListExport list="link-health" input={input} share={ownOnly ? undefined : share} />
        </>
      }
    >
      {list.complete ? null : (
        <div className="px-4 pb-4">
          <Banner tone="warning" title={t('linkHealth.partial')} />
        </div>
      )}
      <ul aria-label={t('linkHealth.label')} className="divide-y divide-border border-t border-border">
        {products.map((one) => (
          <BrokenRow
            key={`${one.product.marketplace}/${one.product.id}`}
            broken={one}
            makes={makes}
            shows={!ownOnly}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The form of an alert rule, about the group if the page shows one. */
function toRule({ groups = [] }: FoundProps['input']) {
  const [id, ...others] = groups;
  const isOne = id !== undefined && id !== noneValue && others.length === 0;
  return { add: 'linksBroken', ...(isOne ? { subject: 'product_group', id } : {}) };
}

/** The clicks that were lost, and what is not known. */
function Summary({ answer: { broken, products, unlisted, listedOn } }: { answer: HealthAnswer }) {
  const { t, format } = useLanguage();
  const parts = [
    broken.clicks === null ? t('linkHealth.notCounted') : t('linkHealth.lost', { count: broken.clicks }),
    ...(broken.clicks !== null && broken.unreported > 0
      ? [t('linkHealth.unreported', { count: broken.unreported })]
      : []),
    ...(broken.products > products.length
      ? [t('linkHealth.shown', { shown: products.length, count: broken.products })]
      : []),
    ...(unlisted > 0 ? [t('linkHealth.unlisted', { count: unlisted })] : []),
    t('linkHealth.listedOn', { day: format.day(listedOn) }),
  ];
  return parts.join(' · ');
}

type NothingProps = { answer: HealthAnswer; narrowed: boolean };

function Nothing({ answer: { list, links, unlisted, listedOn }, narrowed }: NothingProps) {
  const { t, format } = useLanguage();
  const reading = !list.complete && list.refreshing;
  const why = reading ? 'reading' : !list.complete ? 'partial' : links > 0 ? 'well' : 'noLinks';
  if (why === 'noLinks' && narrowed) {
    return (
      <Card>
        <EmptyState title={t('history.noMatch')}>{t('history.noMatchHint')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState icon={<HeartPulse />} title={t(`linkHealth.none.${why}`)}>
        {why === 'well'
          ? t('linkHealth.wellHint', { links, unlisted, day: format.day(listedOn) })
          : t(`linkHealth.noneHint.${why}`)}
      </EmptyState>
    </Card>
  );
}
