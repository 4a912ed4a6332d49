import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Spinner } from './spinner';

type Props = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize; pending?: boolean };

/** While `pending`, the button stays focusable but ignores presses. */
export function Button({ variant, size, pending = false, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      className={buttonClass(variant, size, className)}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}
