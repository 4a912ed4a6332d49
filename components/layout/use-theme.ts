'use client';

import { useSyncExternalStore } from 'react';
import { keepCookie } from './keep-cookie';
import { type Theme, themeAttribute, themeCookie, toTheme } from './theme';

const attribute = 'data-theme';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const readTheme = () => toTheme(document.documentElement.dataset.theme);

/** The theme in force; the root of the page holds it. `drawn` is what the server drew. */
export function useTheme(drawn: Theme = 'system'): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => drawn);
}

export function setTheme(theme: Theme): void {
  const value = themeAttribute(theme);
  if (value) document.documentElement.setAttribute(attribute, value);
  else document.documentElement.removeAttribute(attribute);
  keepCookie(themeCookie, theme);
}
