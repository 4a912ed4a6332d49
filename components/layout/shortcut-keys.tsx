'use client';

import { useEffect } from 'react';
import { later } from '@/components/ui/later';
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

type KeyPress = { key: string; meta: boolean; typing: boolean };
type KeyMeaning = { kind: 'palette' } | { kind: 'shortcuts' } | { kind: 'go'; path: string };

/** Milliseconds in which a letter counts after `g`. */
const goWindow = 1_200;

/** What a key does, given whether `g` was pressed just before. Ignores keys typed into a field. */
export function readKey(navigation: Navigation, press: KeyPress, afterG: boolean): KeyMeaning | null {
  if (press.meta) return press.key.toLowerCase() === 'k' ? { kind: 'palette' } : null;
  if (press.typing) return null;
  if (press.key === '?') return { kind: 'shortcuts' };
  if (!afterG) return null;
  const found = navigation.pages.find(({ letter }) => letter === press.key.toLowerCase());
  return found ? { kind: 'go', path: found.path } : null;
}
