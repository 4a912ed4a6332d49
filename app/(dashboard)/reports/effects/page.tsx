import { definePage } from '@/app/_server/define-page';
import { effectsOptions, effectsSearch } from '@/features/effects/client/effects';
import { EffectsScreen } from '@/features/screens';
import { viewsOptions } from '@/features/views/client/views';
import { readSearch } from '@/lib/base/address/search';
import { settlePageRange } from '@/lib/data/terms/ranges/page-range';

const page = definePage({
  title: ({ t }) => t('pages.effects'),
  access: 'view',
  key: 'page',
  async draw({ prefetch, search, today }) {
    const asked = readSearch(effectsSearch, search);
    const range = await settlePageRange(asked, today);
    await Promise.all([
      prefetch(effectsOptions({ ...range, kind: asked.kind })),
      prefetch(viewsOptions('/reports/effects')),
    ]);
    return <EffectsScreen today={today} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
