import { type UseFormReturn, useFormState } from 'react-hook-form';
import type { LinkValues } from './form-values';

/** What the parts of the form share. */
export type LinkForm = UseFormReturn<LinkValues>;

/** A field's error in words. A hook of its own: the form object stays the same as its state changes. */
export function useFieldError({ control }: LinkForm, name: keyof LinkValues): string | undefined {
  return useFormState({ control, name }).errors[name]?.message;
}
