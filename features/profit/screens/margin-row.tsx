'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChevronDown } from '@/components/ui/icons';
import type { NamedMargin } from '@/features/profit/margin-shape';
import { useLanguage } from '@/lib/language/use-language';
import type { SubjectMargins } from './group-margins';
import { MarginShare } from './margin-share';

type Props = {
  subject: SubjectMargins;
  manages: boolean;
  /** The margin that is being deleted. */
  deleting: NamedMargin | undefined;
  onDelete: (margin: NamedMargin) => void;
};

/** A subject with its current margin. The others open below it. */
export function MarginRow({ subject: { current, others }, manages, deleting, onDelete }: Props) {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const { kind, subject, name } = current;
  const share = (margin: NamedMargin) => (
    <MarginShare
      key={margin.from}
      margin={margin}
      manages={manages}
      deleting={deleting === margin}
      onDelete={() => onDelete(margin)}
    />
  );
  return (
    <li className="grid gap-2 px-4 py-2 text-sm">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 font-medium">{name ?? subject}</p>
          <p className="line-clamp-2 text-xs text-muted">
            {t(`margins.kinds.${kind}.one`)}
            {kind === 'product' && name !== null ? ` · ${subject}` : null}
          </p>
        </div>
        {others.length > 0 ? (
          <Button size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('margins.earlier', { count: others.length })}
            <ChevronDown aria-hidden="true" className={open ? 'rotate-180' : undefined} />
          </Button>
        ) : null}
        {share(current)}
      </div>
      {open ? <div className="grid justify-items-end gap-2">{others.map(share)}</div> : null}
    </li>
  );
}
