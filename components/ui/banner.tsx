import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert, WifiOff } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';

type BannerTone = 'info' | 'warning' | 'error' | 'offline';

const tones = {
  info: { icon: Info, look: 'bg-accent-soft text-accent' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft text-warning' },
  error: { icon: CircleAlert, look: 'bg-negative-soft text-negative' },
  offline: { icon: WifiOff, look: 'bg-warning-soft text-warning' },
};

type Props = {
  tone?: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function Banner({ tone = 'info', title, children, actions, className }: Props) {
  const { icon: Icon, look } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-2 rounded px-3 py-2 text-sm', look, className)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <div className="min-w-56 flex-1">
        <span className="font-medium">{title}</span>
        {children ? <span className="text-text"> {children}</span> : null}
      </div>
      {actions}
    </div>
  );
}
