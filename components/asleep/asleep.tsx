'use client';

import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { whenOnline } from '@/components/ui/when-online';
import { keepEvents, repeatEvents } from './kept-events';
import { mustWake } from './must-wake';
import { wake, whenReached } from './when-reached';

keepEvents();
whenReached();

/**
 * A screen that the server draws whole and whose code is loaded when somebody reaches for the page, or when it has
 * something to do by itself. What is pressed until then is kept for it.
 */
export function asleep<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Screen = lazy(async () => {
    await whenReached();
    await whenOnline();
    return { default: await load() };
  });
  return function Asleep(props: Props) {
    // The same element as before: React leaves drawn HTML alone as long as nothing about it changes.
    const screen = useMemo(() => <Screen {...props} />, [props]);
    return <Bed>{screen}</Bed>;
  };
}

/** `Activity` is what React hydrates by itself, when its code has come, and unlike `Suspense` always draws in place. */
function Bed({ children }: { children: ReactNode }) {
  const bed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bed.current && mustWake(bed.current)) wake();
  }, []);
  return (
    <div ref={bed} data-asleep="" className="contents">
      <Activity>
        {children}
        <Awake bed={bed} />
      </Activity>
    </div>
  );
}

function Awake({ bed }: { bed: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    const screen = bed.current;
    if (!screen?.hasAttribute('data-asleep')) return;
    screen.removeAttribute('data-asleep');
    repeatEvents(screen);
  }, [bed]);
  return null;
}
