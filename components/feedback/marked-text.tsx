import type { ReactNode } from 'react';

type Props = { mark: ReactNode; children: string };

/** A figure and the mark before it. Where there is no room it ends in three dots: cut, it would be another figure. */
export function MarkedText({ mark, children }: Props) {
  return (
    <span className="tabular inline-block max-w-full truncate align-bottom">
      {mark}
      {mark ? ' ' : null}
      {children}
    </span>
  );
}
