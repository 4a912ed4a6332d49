'use client';

import { useGo } from '@/components/layout/use-go';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Link2 } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { AddToGroup } from '@/features/groups/screens/add-to-group';
import { handProducts } from '@/features/products/handed-products';
import { splitProductKey } from '@/lib/data/terms/lists/product-key';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  /** `marketplace/primaryId` each. */
  selected: ReadonlySet<string>;
  /** Whether this member may create links. */
  links: boolean;
  /** Whether this member may change groups. */
  manages: boolean;
};

/** The number of ids that fit a URL. The complete selection with marketplaces is also in session storage. */
const maxInAddress = 50;

export function BulkActions({ selected, links, manages }: Props) {
  const { t } = useLanguage();
  const go = useGo();
  const products = [...selected].map(splitProductKey);
  const ids = [...new Set(products.map(({ primaryId }) => primaryId))];

  const createLinks = () => {
    const path = `/links/batch?products=${ids.length > maxInAddress ? 'selection' : ids.map(encodeURIComponent).join(',')}`;
    try {
      handProducts(products);
      go(path);
    } catch {
      toast(t('products.storageBlocked'), { tone: 'negative' });
    }
  };
  return (
    <>
      <CopyButton size="sm" label={t('ui.copyIds')} text={() => ids.join('\n')} />
      {manages ? <AddToGroup kind="product" ids={ids} /> : null}
      {links ? (
        <Button size="sm" onClick={createLinks}>
          <Link2 aria-hidden="true" />
          {t('products.createLinks')}
        </Button>
      ) : null}
    </>
  );
}
