'use client';

import { type ComponentType, lazy, useMemo } from 'react';
import { whenOnline } from '@/components/ui/when-online';
import { Bed } from './bed';
import { whenReached } from './when-reached';

whenReached();

/**
 * A screen that the server draws whole and whose code is loaded when somebody reaches for the page, or when it has
 * something to do by itself.
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
