'use server';

import { memberAction } from '@/app/_server/member-action';
import { revealTrialKey } from '@/lib/gateway/connections/reveal-trial-key';
import { readField } from '@/lib/server/http/form';

export const createTrialKey = memberAction(
  'manage',
  async (form, { member }, runtime, visitor) => {
    const family = readField(form, 'family') === 'creator' ? 'creator' : 'seller';
    return { once: await revealTrialKey(runtime, member, family, visitor.network) };
  },
  { confirm: true },
);
