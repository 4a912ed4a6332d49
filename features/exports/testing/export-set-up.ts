import { makeMember } from '@/lib/access/testing/people';
import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign, CreatorMatch, ProgramCreator } from '@/lib/contract/resources/program';
import type { DatasetName } from '@/lib/data/terms/datasets';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays } from '@/lib/data/testing/facts';
import type { TestLedger } from '@/lib/data/testing/ledgers';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { english } from '@/lib/language/english';
import type { ExportContext } from '@/lib/pages/file-list';

/** The API's lists. */
export type Lists = {
  brands: readonly Brand[];
  products: readonly CatalogProduct[];
  creators: readonly ActiveCreator[];
  campaigns: readonly Campaign[];
  programCreators: readonly ProgramCreator[];
  matches: readonly CreatorMatch[];
};

const usual: readonly DatasetName[] = ['reports', 'clicks', 'program'];

/** An admin of a workspace with these facts as rows of these datasets, and these API lists. */
export async function setUpExports(
  { db, stores }: Pick<TestLedger, 'db' | 'stores'>,
  lists: Partial<Lists>,
  facts: readonly Fact[],
  fetched = usual,
): Promise<ExportContext> {
  const rows = toApiRows([...facts]);
  const { id: workspaceId, store } = await storeRows({ db, stores }, rows, factDays, { fetched });
  const member = await makeMember(db, { role: 'admin', workspaceId });
  const answers: Record<string, object> = {
    listBrands: { brands: lists.brands ?? [] },
    listProducts: { products: [] },
    listCatalogProducts: { products: lists.products ?? [] },
    listActiveCreators: { creators: lists.creators ?? [] },
    listCampaigns: { campaigns: lists.campaigns ?? [] },
    listProgramCreators: { creators: lists.programCreators ?? [] },
    lookupCreators: { creators: lists.matches ?? [] },
  };
  const call = (async (id: string) => ({ ...answers[id], cursor: null })) as unknown as Call;
  return {
    id: workspaceId,
    member,
    db,
    store,
    call,
    walk: call,
    language: english,
    signal: new AbortController().signal,
  };
}
