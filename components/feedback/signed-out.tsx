import { LogIn } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { useLanguage } from '@/lib/language/use-language';
import { SignInLink } from './sign-in-link';

/** Shown instead of data when the session has ended. */
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
