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

/** The condition that a form describes, shortly after its last change. Null while a field is empty. */
export function useDescribed(form: RefObject<HTMLFormElement | null>, kind: KindName) {
  const { locale } = useLanguage();
  const [condition, setCondition] = useState<ConditionInput | null>(null);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const read = () =>
      setCondition(isComplete(current) ? readCondition(kind, new FormData(current), locale) : null);
    let settled = setTimeout(read, settleMs);
    const wait = () => {
      clearTimeout(settled);
      settled = setTimeout(read, settleMs);
    };
    current.addEventListener('input', wait);
    return () => {
      clearTimeout(settled);
      current.removeEventListener('input', wait);
    };
  }, [kind, locale, form]);
  return condition;
}
