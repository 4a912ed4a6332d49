'use client';

import { useQuery } from '@tanstack/react-query';
import { ShareButton } from '@/components/export/share-button';
import { readShareView } from '@/components/export/share-view';
import { UnreadNote } from '@/components/feedback/unread-note';
import { DetailScreen } from '@/components/layout/detail-screen/detail-screen';
import { Ranking } from '@/components/layout/detail-screen/ranking';
import { usePageRange } from '@/components/layout/detail-screen/use-page-range';
import { RangeLink } from '@/components/layout/range-link';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { Mail, Package } from '@/components/ui/icons';
import { creatorOptions } from '@/features/creators/client/creators';
import { SubjectFigures } from '@/features/reports/screens/subject-figures';
import type { Day } from '@/lib/data/terms/days';
import type { NamedBrand } from '@/lib/data/terms/lists/facet-shape';
import { useLanguage } from '@/lib/language/use-language';
import { Scorecard } from './scorecard';

export function CreatorScreen({ id, today }: { id: string; today: Day }) {
  const { t } = useLanguage();
  const { range, picker } = usePageRange(today);
  const subject = { creators: [id] };
  return (
    <DetailScreen
      title={t('pages.creator')}
      failed={t('creators.failed')}
      parent={{ label: t('pages.creators'), pathname: '/creators' }}
      query={useQuery(creatorOptions(id))}
      header={({ creator, brands }) => ({
        title: creator.name,
        description: creator.bio,
        actions: (
          <>
            <ShareButton
              read={() =>
                readShareView(
                  { page: '/creators/[id]', name: creator.name, filters: creator.name },
                  { creator: id, ...range },
                  window.location.search,
                )
              }
            />
            <Contact email={creator.email} />
          </>
        ),
        days: range,
        toolbar: (
          <>
            {picker}
            <PartneredBrands brands={brands} />
          </>
        ),
      })}
    >
      {({ creator, program, basis }) => (
        <>
          <UnreadNote noun="creators" row={creator} />
          <SubjectFigures
            subject={subject}
            range={range}
            below={(summary) => (
              <Scorecard id={id} attribution={summary} program={program} basis={basis} range={range} />
            )}
          />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <Ranking group="product" subject={subject} range={range} />
            <Ranking group="link" subject={subject} range={range} />
          </div>
        </>
      )}
    </DetailScreen>
  );
}

function Contact({ email }: { email: string | null | undefined }) {
  const { t } = useLanguage();
  if (!email) return <Badge>{t('creators.noEmail')}</Badge>;
  return (
    <>
      <a href={`mailto:${email}`} className={buttonClass()}>
        <Mail aria-hidden="true" className="text-muted" />
        <span className="max-w-64 truncate max-sm:max-w-40">{email}</span>
      </a>
      <CopyButton iconOnly label={t('creators.copyEmail')} text={email} />
    </>
  );
}

function PartneredBrands({ brands }: { brands: readonly NamedBrand[] }) {
  const { t } = useLanguage();
  return (
    <ul aria-label={t('creators.partneredBrands')} className="flex min-w-0 flex-wrap items-center gap-1.5">
      {brands.map((brand) => (
        <li key={brand.id}>
          <RangeLink
            href={{ pathname: `/brands/${brand.id}` }}
            className="inline-flex h-6 items-center touch:h-11 gap-1.5 rounded bg-fill px-2 text-xs hover:text-accent"
          >
            <Package aria-hidden="true" className="size-3 text-muted" />
            <span className="max-w-56 truncate">{brand.name}</span>
          </RangeLink>
        </li>
      ))}
    </ul>
  );
}
