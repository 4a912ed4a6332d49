'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link that fetches its page ahead once pointed at or focused. A list of them fetched at sight would be a dozen pages
 * at every load, in the way of the one that is read.
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
