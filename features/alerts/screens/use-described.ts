import { type RefObject, useEffect, useState } from 'react';
import type { KindName } from '@/features/alerts/alert-shape';
import { useLanguage } from '@/lib/language/use-language';
import { type ConditionInput, fieldOf, readCondition } from './read-rule-form';

/** A preview waits until a number is typed. */
const settleMs = 300;

/** Whether no field of the sentence is missing. */
const isComplete = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>(`[name^="${fieldOf('')}"][aria-required]`)].every(
    ({ value }) => value.trim() !== '',
  );

/**
 * The condition that a form describes, shortly after its last change. Null while a field is empty. `note`: call it on each
 * change.
 */
export function useDescribed(form: RefObject<HTMLFormElement | null>, kind: KindName) {
  const { locale } = useLanguage();
  const [changes, setChanges] = useState(0);
  const [condition, setCondition] = useState<ConditionInput | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is read.
  useEffect(() => {
    const read = setTimeout(() => {
      if (!form.current) return;
      setCondition(isComplete(form.current) ? readCondition(kind, new FormData(form.current), locale) : null);
    }, settleMs);
    return () => clearTimeout(read);
  }, [changes, kind, locale, form]);
  return { condition, note: () => setChanges((count) => count + 1) };
}
