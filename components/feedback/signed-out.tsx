import { LogIn } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { SignInLink } from './sign-in-link';

/** In place of what was not read because the session has ended: nobody's fault, and asking again would not help. */
export function SignedOut() {
  return (
    <div role="alert">
      <EmptyState icon={<LogIn />} title="You are signed out" action={<SignInLink variant="primary" />}>
        Sign in to return to this page.
      </EmptyState>
    </div>
  );
}
