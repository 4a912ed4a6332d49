import { pageContext } from '@/app/_server/context';
import { titled } from '@/app/_server/language';
import { scoped } from '@/app/_server/scoped';
import { Page } from '@/components/layout/page';
import { WorkspacesScreen } from '@/features/screens';
import { openWorkspace } from '../actions';

export const generateMetadata = titled(({ t }) => t('pages.workspaces'));

/** The screen asks for its figures after its first paint, because the slowest workspace decides how long that takes. */
export default scoped(async function WorkspacesPage() {
  await pageContext();
  return (
    <Page>
      <WorkspacesScreen open={openWorkspace} />
    </Page>
  );
});
