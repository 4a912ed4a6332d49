'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { goWindow, readKey } from './go-keys';
import { isInternalPath } from './internal-path';
import type { Navigation } from './navigation';
import { showOverlay } from './overlay-store';
import { useOverlay } from './use-overlay';

const ShortcutSheet = lazy(() =>
  import('./shortcut-sheet').then((module) => ({ default: module.ShortcutSheet })),
);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

export function ShortcutKeys({ navigation }: { navigation: Navigation }) {
  const router = useRouter();
  const open = useOverlay('shortcuts');

  useEffect(() => {
    let pressedG = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing) return;
      const press = {
        key: event.key,
        meta: event.metaKey || event.ctrlKey,
        typing: isTyping(event.target),
      };
      const meaning = readKey(navigation, press, event.timeStamp - pressedG < goWindow);
      pressedG = event.key === 'g' && !press.meta && !press.typing ? event.timeStamp : 0;
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind !== 'go') showOverlay(meaning.kind);
      else if (isInternalPath(meaning.path)) router.push(meaning.path);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigation, router]);

  return open ? (
    <Suspense>
      <ShortcutSheet navigation={navigation} onClose={() => showOverlay(null)} />
    </Suspense>
  ) : null;
}
