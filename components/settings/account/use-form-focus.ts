import { useEffect, useRef } from 'react';
import type { FormState } from '@/lib/http/form';

/** Moves focus to the first field the server refused. */
export function useFormFocus(state: FormState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = state.issues?.[0]?.field;
    const control = field ? form.current?.elements.namedItem(field) : undefined;
    if (control instanceof HTMLElement) control.focus();
  }, [state]);
  return form;
}
