import { LogIn } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { useLanguage } from '@/lib/language/use-language';
import { SignInLink } from './sign-in-link';

/** In place of what was not read because the session has ended: nobody's fault, and asking again would not help. */
export function SignedOut() {
  const { t } = useLanguage();
  return (
    <div role="alert">
      <EmptyState
        icon={<LogIn />}
        title={t('feedback.failure.signedOut')}
        action={<SignInLink variant="primary" />}
      >
        {t('feedback.failure.signInAgain')}
      </EmptyState>
    </div>
  );
}
