import { pageContext } from '@/app/_server/context';
import { readLanguage, titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { KeyNeeded } from '@/features/reports/screens/key-needed';
import { LookupScreen } from '@/features/screens';
import { hasSellerKey } from '@/lib/gateway/connections/has-seller-key';

export const generateMetadata = titled(({ t }) => t('pages.lookup'));

export default scoped(async function LookupPage() {
  const { db, member } = await pageContext('view');
  const { t } = await readLanguage();
  const keyed = await hasSellerKey(db, member.workspaceId);
  return <Page>{keyed ? <LookupScreen /> : <KeyNeeded title={t('pages.lookup')} />}</Page>;
});
