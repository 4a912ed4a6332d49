import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireMember } from '@/app/_server/session';
import { CardForm } from '@/components/form/card-form';
import { FormField } from '@/components/form/form-field';
import { Page } from '@/components/layout/page';
import { PageHeader } from '@/components/layout/page-header';
import { pageScope } from '@/lib/accounts/page-scope';
import { makeWorkspace } from './actions';

export const metadata: Metadata = { title: 'New workspace' };

export default async function NewWorkspacePage() {
  const member = await requireMember();
  if (member.demo) redirect('/');
  return (
    <Page className="max-w-[1040px]">
      <PageHeader title="New workspace" description="A workspace has its own keys, data and members." />
      <CardForm
        action={makeWorkspace.bind(null, pageScope(member))}
        title="Name"
        description="Your company or brand. You are its owner, and can invite others."
        label="Create workspace"
      >
        <FormField name="name" label="Workspace" autoComplete="organization" required />
      </CardForm>
    </Page>
  );
}
