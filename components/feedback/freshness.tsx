'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from '@/components/ui/icons';
import { Popover } from '@/components/ui/popover';
import { useClock } from '@/components/ui/use-clock';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

export type FreshnessState = 'complete' | 'partial' | 'syncing' | 'failed';

type Props = {
  state: FreshnessState;
  /** What the popover is about. Defaults to the figures. */
  label?: string;
  /** In words. */
  text: string;
  /** The receipt: windows, pages, rows, settled share. */
  children: ReactNode;
};

const looks = {
  complete: { icon: CircleCheck, look: 'text-positive' },
  partial: { icon: CircleDashed, look: 'text-warning' },
  syncing: { icon: LoaderCircle, look: 'text-accent animate-spin' },
  failed: { icon: CircleAlert, look: 'text-negative' },
};

/** As wide in each state: an icon on a phone. */
const freshnessClass = 'font-normal! justify-end! w-44 max-w-full xl:w-64 max-sm:w-11';

/** The place of the freshness until it is known. */
export const FreshnessPlace = () => <div className="h-7 w-44 max-w-full xl:w-64 max-sm:size-11" />;

/** "All loaded 2 min ago". Opens the receipt. */
export function Freshness({ state, label, text, children }: Props) {
  const { t } = useLanguage();
  const { icon: Icon, look } = looks[state];
  return (
    <Popover
      label={label ?? t('feedback.freshness.about')}
      align="end"
      className="w-80"
      triggerClassName={buttonClass('ghost', 'sm', freshnessClass)}
      trigger={
        <>
          <Icon aria-hidden="true" className={cn('size-3.5!', look)} />
          <span className="tabular truncate max-sm:sr-only" title={text}>
            {text}
          </span>
        </>
      }
    >
      {children}
    </Popover>
  );
}

/** How fresh figures are. `asOf`: when the API was last read, ISO 8601; null if it never was. */
export function FiguresFreshness({
  asOf,
  ...props
}: Omit<Props, 'label' | 'text'> & { asOf: string | null }) {
  const { t, format } = useLanguage();
  const clock = useClock();
  const { state } = props;
  const text =
    state === 'syncing'
      ? t('feedback.freshness.syncing')
      : t('feedback.freshness.line', { state, ago: format.ago(asOf ?? clock, clock) });
  return <Freshness {...props} text={text} />;
}
