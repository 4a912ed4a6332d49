'use client';

import { useRouter } from 'next/navigation';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { toast } from '@/components/ui/toast';
import { renameAccount } from '@/features/people/client/account';
import { renameWorkspace } from '@/features/people/client/members';
import { useLanguage } from '@/lib/language/use-language';
import { readField } from '@/lib/server/http/form';

const named = {
  account: {
    rename: renameAccount,
    title: 'account.yourName',
    description: 'account.yourNameHint',
    done: 'account.renamed',
    autoComplete: 'name',
  },
  workspace: {
    rename: renameWorkspace,
    title: 'members.workspaceName.title',
    description: 'members.workspaceName.description',
    done: 'members.workspaceName.done',
    autoComplete: 'organization',
  },
} as const;

/** Renames the person or the workspace. */
export function RenameForm({ of, name }: { of: keyof typeof named; name: string }) {
  const { t } = useLanguage();
  const router = useRouter();
  const { rename, title, description, done, autoComplete } = named[of];
  const send = async (form: FormData) => {
    await rename(readField(form, 'name'));
    toast(t(done), { tone: 'positive' });
    // The frame shows the name, too.
    router.refresh();
    return undefined;
  };
  return (
    <CardForm send={send} title={t(title)} description={t(description)} label={t('settings.saveName')}>
      <FormField
        key={name}
        name="name"
        label={t('settings.name')}
        defaultValue={name}
        autoComplete={autoComplete}
        required
      />
    </CardForm>
  );
}
