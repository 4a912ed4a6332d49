'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that prefetches its page on hover or focus. Prefetching every visible link of a list would delay the current
 * page.
 */
export function NearLink(props: ComponentProps<typeof Link>) {
  const [near, setNear] = useState(false);
  return (
    <Link
      prefetch={near ? null : false}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      {...props}
    />
  );
}
