import Link from 'next/link';
import type { ComponentProps } from 'react';

export function GroupName({ name, href }: { name: string; href: ComponentProps<typeof Link>['href'] }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="reach truncate font-medium hover:text-accent hover:underline"
    >
      {name}
    </Link>
  );
}
