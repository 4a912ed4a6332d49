'use client';

import { useQuery } from '@tanstack/react-query';
import { ActivityBadge } from '@/components/feedback/activity-badge';
import { UnreadNote } from '@/components/feedback/unread-note';
import { DetailScreen } from '@/components/layout/detail-screen/detail-screen';
import { usePageRange } from '@/components/layout/detail-screen/use-page-range';
import { RangeLink } from '@/components/layout/range-link';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink, Package, Users } from '@/components/ui/icons';
import { OutsideLink } from '@/components/ui/outside-link';
import { brandOptions } from '@/features/brands/client/brands';
import { CampaignList } from '@/features/program/screens/campaign-list';
import { SubjectFigures } from '@/features/reports/screens/subject-figures';
import type { Brand } from '@/lib/contract/resources/brand';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { BrandCreators } from './brand-creators';
import { BrandImage } from './brand-image';
import { BrandProducts } from './brand-products';

export function BrandScreen({ id, today }: { id: string; today: Day }) {
  const { t } = useLanguage();
  const { range, picker } = usePageRange(today);
  return (
    <DetailScreen
      title={t('pages.brand')}
      failed={t('brands.failed')}
      parent={{ label: t('pages.brands'), pathname: '/brands' }}
      query={useQuery(brandOptions(id))}
      header={(brand) => ({
        title: brand.name,
        picture: <BrandImage src={brand.image} className="size-9" />,
        mark: <ActivityBadge active={brand.active} />,
        description: brand.bio,
        actions: (
          <>
            <RangeLink className={buttonClass()} href={{ pathname: '/products', query: { brands: id } }}>
              <Package aria-hidden="true" className="text-muted" />
              {t('pages.products')}
            </RangeLink>
            <RangeLink className={buttonClass()} href={{ pathname: '/creators', query: { brands: id } }}>
              <Users aria-hidden="true" className="text-muted" />
              {t('pages.creators')}
            </RangeLink>
            <BrandLink brand={brand} />
          </>
        ),
        days: range,
        toolbar: picker,
      })}
    >
      {(brand) => (
        <>
          <UnreadNote noun="brands" row={brand} />
          <SubjectFigures subject={{ brands: [id] }} range={range} />
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <BrandProducts id={id} range={range} />
            <BrandCreators id={id} range={range} />
          </div>
          <CampaignList brand={id} />
        </>
      )}
    </DetailScreen>
  );
}

/** Where the brand sells: a link if it has a valid URL, otherwise text. */
function BrandLink({ brand: { url, marketplace } }: { brand: Brand }) {
  return (
    <OutsideLink
      href={url}
      otherwise={<span className="text-sm text-muted">{marketplace}</span>}
      className="reach inline-flex items-center gap-1.5 text-sm text-accent hover:underline"
    >
      {marketplace}
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </OutsideLink>
  );
}
