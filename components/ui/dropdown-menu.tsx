'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cn } from '@/lib/base/class-names';
import { buttonClass } from './button-class';
import { moveInMenu } from './menu-keys';

type Props = {
  trigger: ReactNode;
  triggerClassName?: string;
  triggerLabel?: string;
  triggerRef?: Ref<HTMLButtonElement>;
  /** −1 if other keys reach the trigger. */
  triggerTabIndex?: number;
  /** Names the menu for screen readers. */
  label: string;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
};

/**
 * Renders its items on open, so that a menu in every row costs little. They are there before the menu is placed: it would
 * move under a press if it grew later.
 */
export function DropdownMenu(props: Props) {
  const {
    trigger,
    triggerClassName,
    triggerLabel,
    triggerRef,
    triggerTabIndex,
    label,
    align = 'start',
    className,
    children,
  } = props;
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open && menu.current) moveInMenu(menu.current, 'Home');
  }, [open]);

  const onTriggerKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') menu.current?.hidePopover();
    else if (menu.current && moveInMenu(menu.current, event.key)) event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const pressed = event.target instanceof Element ? event.target.closest('[role="menuitem"]') : null;
    if (pressed) menu.current?.hidePopover();
  };
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={triggerLabel}
        tabIndex={triggerTabIndex}
        onKeyDown={onTriggerKey}
        className={triggerClassName ?? buttonClass()}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={0}
        aria-label={label}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setOpen(true);
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') moveInMenu(event.currentTarget, 'Home');
        }}
        className={cn('anchored menu-panel open:appear', align === 'end' && 'anchored-end', className)}
      >
        {open ? children : null}
      </div>
    </>
  );
}
