import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { NearLink } from './near-link';

type Props = ComponentProps<typeof NearLink> & { variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <NearLink {...rest} className={buttonClass(variant, size, className)} />;
}
