'use client';

import { startAuthentication } from '@simplewebauthn/browser';
import { useState, useTransition } from 'react';
import type { FormAction } from '@/components/form/use-form';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/lib/language/use-language';
import { describePasskeyProblem } from './passkey-problem';

type Props = {
  /** Answers what the browser needs to use a passkey. */
  ask: FormAction;
  finish: FormAction;
  callbackUrl: string;
};

/** Completes the sign-in with a passkey. */
export function PasskeySignIn({ ask, finish, callbackUrl }: Props) {
  const { t } = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [pending, startTransition] = useTransition();
  const sign = async () => {
    const { passkey: optionsJSON, message } = await ask({}, new FormData());
    if (!optionsJSON) return setProblem(message);
    const signed = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
      setProblem(describePasskeyProblem(t, error));
    });
    if (!signed) return;
    const form = new FormData();
    form.set('callbackUrl', callbackUrl);
    form.set('passkey', JSON.stringify(signed));
    const state = await finish({}, form);
    setProblem(state?.message);
  };
  return (
    <div className="grid gap-2">
      <Button className="h-10 w-full" pending={pending} onClick={() => startTransition(sign)}>
        {t('account.factor.passkey.use')}
      </Button>
      {problem ? (
        <p role="alert" className="text-sm text-negative">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
