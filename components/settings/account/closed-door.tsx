import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';

/** A page outside that has nothing to fill in: says why, and leads to sign-in. */
export function ClosedDoor({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="text-sm text-muted">{children}</p>
      <ButtonLink href="/sign-in" className="justify-self-start">
        Go to sign-in
      </ButtonLink>
    </div>
  );
}
