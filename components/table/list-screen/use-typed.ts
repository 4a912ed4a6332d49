'use client';

import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A debounced text field. Follows its value (from the URL) when that changes elsewhere. */
export function useTyped(value: string, onSettled: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, base: value, sent: value });
  // The value changed elsewhere: by a saved view, the back button or "clear".
  const text = draft.base === value || draft.sent === value ? draft.text : value;
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => {
      setDraft((current) => ({ ...current, sent: text }));
      onSettled(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  });
  return [text, (next: string) => setDraft({ text: next, base: value, sent: value })] as const;
}
