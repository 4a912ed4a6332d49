import { definePage } from '@/app/_server/define-page';
import { PageHeader } from '@/components/layout/page-header';
import { liveAddressesOptions, tokensOptions } from '@/features/grants/client/grants';
import { LiveAddresses, Tokens } from '@/features/grants/screens/grants';
import { scopesOf } from '@/lib/access/scopes';

const page = definePage({
  title: ({ t }) => t('pages.tokens'),
  frame: null,
  async draw({ member, language: { t }, prefetch }) {
    await Promise.all([prefetch(tokensOptions()), prefetch(liveAddressesOptions())]);
    return (
      <>
        <PageHeader
          tabbed
          title={t('pages.tokens')}
          description={t('tokens.description', { workspace: member.workspaceName })}
        />
        <Tokens scopes={scopesOf(member)} />
        <LiveAddresses />
      </>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
