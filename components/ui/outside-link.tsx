import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'a'> & { href: string; otherwise?: ReactNode };

/**
 * A link to an address that the API sent, in a new tab. Any scheme but http and https could run a script here:
 * `otherwise` is shown instead.
 */
export function OutsideLink({ href, otherwise = null, children, ...attributes }: Props) {
  if (!isWebAddress(href)) return otherwise;
  return (
    <a {...attributes} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && ['http:', 'https:'].includes(new URL(href).protocol);
}
