import { definePage } from '@/app/_server/define-page';
import { WorkspacesScreen } from '@/features/screens';
import { openWorkspace } from '../actions';

/** The screen asks for its figures after its first paint, because the slowest workspace decides how long that takes. */

const page = definePage({
  title: ({ t }) => t('pages.workspaces'),
  // The screen asks for its figures after its first paint, because the slowest workspace decides how long that takes.
  draw: () => <WorkspacesScreen open={openWorkspace} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
