import { definePage } from '@/app/_server/define-page';
import { evidenceInput, evidenceOptions, evidenceSearch } from '@/features/evidence/client/evidence';
import { EvidenceScreen } from '@/features/screens';
import { readSearch } from '@/lib/base/address/search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.linkEvidence'),
  access: 'earnings',
  key: 'earnings',
  frame: null,
  async draw({ prefetch, search, today }) {
    const asked = readSearch(evidenceSearch, search);
    await prefetch(evidenceOptions(evidenceInput(await settlePageRange(asked, today), asked)));
    return <EvidenceScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
