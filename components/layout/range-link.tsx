'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import type { ComponentProps } from 'react';
import { pickDays } from '@/lib/client/range-search';

type Target = { pathname: string; query?: Record<string, string> };
type Props = Omit<ComponentProps<typeof Link>, 'href'> & { href: Target };

/** A link that keeps the range of the current page. */
export function RangeLink({ href, ...rest }: Props) {
  const query = { ...href.query, ...pickDays(useSearchParams()) };
  return <Link prefetch={false} {...rest} href={{ pathname: href.pathname, query }} />;
}
