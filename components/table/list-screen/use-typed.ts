'use client';

import { useEffect, useState } from 'react';

const pauseMs = 250;

/** A text field whose value goes on (into the address) once typing pauses, and follows it when it changes there. */
export function useTyped(value: string, onSettled: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, base: value, sent: value });
  // Another value than before typing began or than was sent: a saved view, the back button, "clear".
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
