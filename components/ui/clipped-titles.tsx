'use client';

import { useEffect } from 'react';

const clipping = '.truncate, [class*="line-clamp-"]';

/** Gives text that has no room its whole text as a title, once a pointer is over it. */
export function ClippedTitles() {
  useEffect(() => {
    document.addEventListener('pointerover', tell);
    return () => document.removeEventListener('pointerover', tell);
  }, []);
  return null;
}

function tell({ target }: PointerEvent) {
  const text = target instanceof Element ? target.closest<HTMLElement>(clipping) : null;
  if (!text || (text.title && text.dataset.clipped === undefined)) return;
  const clipped = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  text.title = clipped ? (text.textContent ?? '') : '';
  text.toggleAttribute('data-clipped', clipped);
}
