'use client';

import { useEffect, useState } from 'react';
import { Check, Copy } from '@/components/ui/icons';
import { useLanguage } from '@/lib/language/use-language';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';

type Props = {
  /** A function is called on press, so that long lists cost nothing before. */
  text: string | (() => string);
  /** What is copied: "Copy link". */
  label: string;
  iconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

export function CopyButton({ text, label, iconOnly, variant = 'secondary', size, className }: Props) {
  const { t } = useLanguage();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  const shownText = state === 'copied' ? t('ui.copied') : state === 'refused' ? t('ui.copyRefused') : label;
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      className={buttonClass(variant, size ?? (iconOnly ? 'icon-sm' : 'md'), className)}
    >
      <Icon aria-hidden="true" className={state === 'copied' ? 'text-positive' : undefined} />
      {iconOnly ? null : <span>{shownText}</span>}
      <span aria-live="polite" className="sr-only">
        {state === 'idle' ? '' : shownText}
      </span>
    </button>
  );
}
