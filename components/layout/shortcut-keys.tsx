'use client';

import { useEffect } from 'react';
import { later } from '@/components/ui/later';
import { goWindow, readKey } from './go-keys';
import type { Navigation } from './navigation';
import { showOverlay } from './overlay-store';
import { useGo } from './use-go';
import { useOverlay } from './use-overlay';

const ShortcutSheet = later(() => import('./shortcut-sheet').then((module) => module.ShortcutSheet));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

export function ShortcutKeys({ navigation }: { navigation: Navigation }) {
  const go = useGo();
  const open = useOverlay('shortcuts');

  useEffect(() => {
    let pressedG: number | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.isComposing) return;
      const press = {
        key: event.key,
        meta: event.metaKey || event.ctrlKey,
        typing: isTyping(event.target),
      };
      const afterG = pressedG !== null && event.timeStamp - pressedG < goWindow;
      const meaning = readKey(navigation, press, afterG);
      pressedG = event.key === 'g' && !press.meta && !press.typing ? event.timeStamp : null;
      if (!meaning) return;
      event.preventDefault();
      if (meaning.kind !== 'go') showOverlay(meaning.kind);
      else go(meaning.path);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigation, go]);

  return open ? <ShortcutSheet navigation={navigation} onClose={() => showOverlay(null)} /> : null;
}
