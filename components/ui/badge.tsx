import type { ReactNode } from 'react';
import { cn } from '@/lib/base/class-names';

export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'warning' | 'provisional';

const tones: Record<Tone, string> = {
  neutral: 'bg-fill text-muted',
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  negative: 'bg-negative-soft text-negative',
  warning: 'bg-warning-soft text-warning',
  provisional: 'bg-provisional-soft text-provisional',
};

type Props = { tone?: Tone; dot?: boolean; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', dot = false, className, children }: Props) {
  return (
    <span
      className={cn(
        'inline-flex h-5 max-w-full items-center gap-1.5 rounded px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {dot ? <span aria-hidden="true" className="drawn size-1.5 shrink-0 rounded-full bg-current" /> : null}
      <span className="max-w-60 truncate">{children}</span>
    </span>
  );
}
