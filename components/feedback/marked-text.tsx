import type { ReactNode } from 'react';

type Props = { mark: ReactNode; children: string };

/**
 * A figure with the mark before it. Overflow ends in an ellipsis, because a clipped figure would look like another
 * number.
 */
export function MarkedText({ mark, children }: Props) {
  return (
    <span className="tabular inline-block max-w-full truncate align-bottom">
      {mark}
      {mark ? ' ' : null}
      {children}
    </span>
  );
}
