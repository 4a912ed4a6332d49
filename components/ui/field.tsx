'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlert } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { useLanguage } from '@/lib/language/use-language';

type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  /** Next to the label: a counter or link. */
  aside?: ReactNode;
  className?: string;
  /** A part of a sentence: only screen readers get its label. */
  inline?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Spread the argument of `children` onto the control. It connects label, hint and error. */
export function Field(props: Props) {
  const { label, hint, error, required, optional, aside, className, inline = false, children } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      className={cn(
        'grid-cols-[minmax(0,1fr)] content-start',
        inline ? 'relative my-1 inline-grid max-w-full align-top text-sm whitespace-normal' : 'grid gap-1.5',
        className,
      )}
    >
      {inline ? (
        <Label htmlFor={id} className="sr-only">
          {label}
        </Label>
      ) : (
        <div className="flex items-baseline justify-between gap-4">
          <Label htmlFor={id} optional={optional}>
            {label}
          </Label>
          {aside ? <span className="tabular text-xs text-muted">{aside}</span> : null}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p
            id={`${id}-error`}
            className={cn('flex gap-1.5 text-xs text-negative', inline && 'w-max max-w-56 pt-1')}
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

type LabelProps = ComponentProps<'label'> & { htmlFor: string; optional?: boolean };

function Label({ className, children, htmlFor, optional, ...rest }: LabelProps) {
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
