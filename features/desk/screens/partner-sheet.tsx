'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { ExternalLink, Trash2 } from '@/components/ui/icons';
import { OutsideLink } from '@/components/ui/outside-link';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { partnerOptions } from '@/features/desk/client/desk';
import type { Desk, PartnerWithNotes } from '@/features/desk/desk-shape';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { PartnerFigures } from './partner-figures';
import { PartnerForm } from './partner-form';

type Props = {
  id: string;
  desk: Desk;
  today: Day;
  onDelete: (partner: PartnerWithNotes) => void;
  onClose: () => void;
};

/** A partner: what people wrote, beside what the creator earned. */
export function PartnerSheet({ id, desk, today, onDelete, onClose }: Props) {
  const { t } = useLanguage();
  const read = useQuery(partnerOptions(id));
  const failure = toFailure(read);
  const partner = read.data;
  return (
    <Sheet
      open
      width="xl"
      onClose={onClose}
      title={partner?.name ?? t('desk.columns.name')}
      description={partner && partner.creatorId === null ? t('desk.recruit') : undefined}
      footer={
        partner ? (
          <>
            <Button variant="ghost" onClick={() => onDelete(partner)} className="mr-auto">
              <Trash2 aria-hidden="true" />
              {t('desk.delete')}
            </Button>
            {partner.link ? (
              <OutsideLink href={partner.link} className={buttonClass()}>
                <ExternalLink aria-hidden="true" />
                {t('desk.form.link')}
              </OutsideLink>
            ) : null}
            <Button onClick={onClose}>{t('ui.close')}</Button>
          </>
        ) : undefined
      }
    >
      {failure ? <LoadFailure {...failure} title={t('desk.failed')} /> : null}
      {partner ? (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
          <PartnerForm key={id} desk={desk} partner={partner} />
          <section aria-label={t('desk.figures.label')} className="grid min-w-0 gap-4">
            {partner.creatorId === null ? (
              <p className="text-sm text-muted">{t('desk.figures.none')}</p>
            ) : (
              <PartnerFigures creatorId={partner.creatorId} today={today} />
            )}
          </section>
        </div>
      ) : failure ? null : (
        <Skeleton className="h-96" />
      )}
    </Sheet>
  );
}
