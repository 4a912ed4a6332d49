'use client';

import { useSyncExternalStore } from 'react';
import { setCookie } from './set-cookie';
import { type Theme, themeCookie, toTheme } from './theme';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readTheme = () => toTheme(document.documentElement.dataset.theme);

/** The current theme, stored on <html>. `drawn` is what the server rendered. */
export function useTheme(drawn: Theme = 'system'): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => drawn);
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  setCookie(themeCookie, theme);
}
