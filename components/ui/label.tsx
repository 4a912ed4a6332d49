'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type Props = ComponentProps<'label'> & { htmlFor: string; optional?: boolean };

export function Label({ className, children, htmlFor, optional, ...rest }: Props) {
  const { t } = useLanguage();
  return (
    <label {...rest} htmlFor={htmlFor} className={cn('text-sm font-medium text-text', className)}>
      {children}
      {/* Keeps the words apart in the accessible name. */}
      {optional ? ', ' : null}
      {optional ? <span className="font-normal text-muted">{t('ui.optional')}</span> : null}
    </label>
  );
}
