import { notFound } from 'next/navigation';
import { definePage } from '@/app/_server/define-page';
import { batchOptions } from '@/features/links/client/link-batches';
import { readBatch } from '@/features/links/read-batch';
import { scopeOf } from '@/features/links/scope';
import { BatchView } from '@/features/screens';
import { Failure } from '@/lib/base/failure';
import { isUuid } from '@/lib/contract/uuid';

const page = definePage({
  title: ({ t }) => t('pages.batch'),
  access: 'links',
  frame: null,
  async draw({ member, db, client, itemId, mayWrite }) {
    if (!isUuid(itemId)) notFound();
    const batch = await readBatch(db, scopeOf(member), itemId).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'not_found') notFound();
      throw error;
    });
    client.setQueryData(batchOptions(itemId).queryKey, batch);
    return <BatchView id={itemId} canChange={mayWrite('links')} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
