import type { ComponentProps, ReactNode } from 'react';
import { Check } from '@/components/ui/icons';
import { cn } from '@/lib/base/class-names';
import { NearLink } from './near-link';

const itemClass =
  'flex min-h-8 w-full items-center gap-2 rounded px-2 text-left text-sm text-text focus:outline-hidden max-sm:min-h-11 ' +
  'hover:bg-fill focus:bg-fill aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

type ItemProps = { icon?: ReactNode; shortcut?: ReactNode; tone?: 'danger'; children: ReactNode };

export function MenuItem({
  icon,
  shortcut,
  tone,
  children,
  onPress,
  disabled,
  type = 'button',
}: ItemProps & { onPress?: () => void; disabled?: boolean | undefined; type?: 'button' | 'submit' }) {
  return (
    <button
      type={type}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.stopPropagation() : onPress}
      className={cn(itemClass, tone === 'danger' && 'text-negative! [&_svg]:text-negative!')}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut}
    </button>
  );
}

export function MenuLink({
  icon,
  shortcut,
  children,
  ...rest
}: ItemProps & Pick<ComponentProps<typeof NearLink>, 'href' | 'onClick'>) {
  return (
    <NearLink {...rest} role="menuitem" tabIndex={-1} className={itemClass}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {shortcut}
    </NearLink>
  );
}

/** An item that keeps the menu open. With `kind="radio"`, one of a group is chosen at a time. */
export function MenuCheck({
  checked,
  onChange,
  kind = 'checkbox',
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  kind?: 'checkbox' | 'radio';
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...{ role: kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': checked }}
      tabIndex={-1}
      onClick={() => onChange(!checked)}
      className={itemClass}
    >
      <Check aria-hidden="true" className={cn(!checked && 'invisible', 'text-accent!')} />
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </button>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-2 pt-2 pb-1 text-xs text-muted">{children}</div>;
}

export function MenuSeparator() {
  return <hr className="my-1 border-border" />;
}
