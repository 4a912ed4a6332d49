'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import type { MarginKind } from '@/features/profit/margin-shape';
import { withOpen } from '@/lib/client/use-arrival';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';

const MarginDialog = later(() => import('./margin-dialog').then((module) => module.MarginDialog));

type Props = {
  /** Whether the reader may set margins. */
  manages: boolean;
  /** The brand that sells most, if the lines are brands. */
  brand: { id: string; name: string } | undefined;
  today: Day;
};

/** Stands in place of profit while the workspace has no margins: three ways to set them. */
export function FirstMargin({ manages, brand, today }: Props) {
  const { t } = useLanguage();
  const [adding, setAdding] = useState<MarginKind | null>(null);
  return (
    <Card title={t('profit.first.title')} description={t(manages ? 'profit.first.set' : 'margins.none.ask')}>
      {manages ? (
        <ul className="grid gap-x-6 gap-y-4 border-t border-border pt-4 md:grid-cols-3">
          <Way title={t('profit.first.brand.title')} text={t('profit.first.brand.text')}>
            <Button size="sm" variant="primary" onClick={() => setAdding('brand')}>
              {brand ? t('profit.setMarginFor', { brand: brand.name }) : t('margins.add')}
            </Button>
          </Way>
          <Way title={t('profit.first.product.title')} text={t('profit.first.product.text')}>
            <Button size="sm" onClick={() => setAdding('product')}>
              {t('margins.add')}
            </Button>
          </Way>
          <Way title={t('profit.first.file.title')} text={t('profit.first.file.text')}>
            <ButtonLink size="sm" href={withOpen('/settings/margins', 'import')}>
              {t('margins.import')}
            </ButtonLink>
          </Way>
        </ul>
      ) : null}
      {adding ? (
        <MarginDialog
          today={today}
          stored={[]}
          kind={adding}
          brand={adding === 'brand' ? brand : undefined}
          onClose={() => setAdding(null)}
        />
      ) : null}
    </Card>
  );
}

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-start gap-1 text-sm">
      <span className="font-medium">{title}</span>
      <span className="pb-1 text-muted">{text}</span>
      {children}
    </li>
  );
}
