import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/lib/language/use-language';
import type { Noun } from './noun';

type Props = {
  /** Names the table. */
  label: string;
  count: number;
  noun: Noun;
  onClear: () => void;
  children?: ReactNode;
};

/** Replaces the toolbar, to avoid layout shift. */
export function SelectionBar({ label, count, noun, onClear, children }: Props) {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('table.selection', { table: label })}
      data-print="hide"
      className="flex flex-wrap items-center gap-2 border-b border-border bg-accent-soft p-2 pl-3"
    >
      <p aria-live="polite" className="tabular text-sm font-medium text-accent">
        {t('table.selected', { quantity: t(`table.counts.${noun}`, { count }) })}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {children}
        <Button variant="ghost" onClick={onClear}>
          {t('table.clear')}
        </Button>
      </div>
    </section>
  );
}
