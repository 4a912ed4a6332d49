'use client';

import { Activity, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { keepEvents, repeatEvents } from './kept-events';
import { mustWake } from './must-wake';
import { wake } from './when-reached';

keepEvents();

/**
 * What the server has drawn and React takes up later: what is pressed or filled until then is kept for it. `Activity`
 * is what React hydrates by itself, when its code has come, and unlike `Suspense` always draws in place.
 */
export function Bed({ children }: { children: ReactNode }) {
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
