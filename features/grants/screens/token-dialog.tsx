'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GrantDialog } from '@/components/export/grant-dialog';
import { createTokenMutation } from '@/features/grants/client/grants';
import type { Scope } from '@/lib/access/scopes';
import { ScopeChoice } from './scope-choice';

const days = { usual: 90, choices: [7, 30, 90, 180, 365] } as const;

type Props = { scopes: readonly Scope[]; onClose: () => void };

/** Creates an API token with some of these scopes, and shows it once. */
export function TokenDialog({ scopes, onClose }: Props) {
  const { mutateAsync: create } = useMutation(createTokenMutation(useQueryClient()));
  return (
    <GrantDialog
      words="tokens.create"
      days={days}
      make={async (chosen, form) => {
        const given = form.getAll('scopes');
        const { token } = await create({
          ...chosen,
          scopes: scopes.filter((scope) => given.includes(scope)),
        });
        return token;
      }}
      onClose={onClose}
    >
      <ScopeChoice scopes={scopes} />
    </GrantDialog>
  );
}
