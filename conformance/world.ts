import type { z } from 'zod';
import { storefrontMarketplace } from '@/lib/contract/marketplaces';
import { operations } from '@/lib/contract/operations';
import { paths } from '@/lib/contract/paths';
import type { Brand } from '@/lib/contract/resources/brand';
import type { ActiveCreator } from '@/lib/contract/resources/creator';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type {
  Campaign,
  CreatorMatch,
  ProgramCreator,
  ProgramReportRow,
} from '@/lib/contract/resources/program';
import type { ClickRow, ReportRow } from '@/lib/contract/resources/report';
import { ask, type Target } from './client';

/** Existing data on a server, found through its API, for use in test cases. */
export type World = {
  /** A range of dates with rows, shorter than a year. */
  start: string;
  end: string;
  /** Start of a range up to `end` that the bonus estimates accept. */
  recent: string;
  brands: Brand[];
  brand: Brand;
  creators: ActiveCreator[];
  creatorId: string;
  products: CatalogProduct[];
  /** Products with unambiguous ids, by what the creator's token may do with them. */
  linkable: CatalogProduct | undefined;
  forbidden: CatalogProduct | undefined;
  linkableStorefront: CatalogProduct | undefined;
  /** A primary id shared by products on several marketplaces. */
  sharedId: string | undefined;
  reports: ReportRow[];
  clicks: ClickRow[];
  campaigns: Campaign[];
  programRows: ProgramReportRow[];
  programCreators: ProgramCreator[];
  /** A creator that the lookup returns, preferably without an active partnership. */
  lookedUp: CreatorMatch | undefined;
  /** Data of another seller; undefined without that seller's key. */
  other: { brand: Brand | undefined; creators: ActiveCreator[] } | undefined;
};

const dayMs = 86_400_000;
const toInstant = (time: number) => new Date(Math.floor(time / dayMs) * dayMs).toISOString();

async function read<Schema extends z.ZodType>(
  target: Target,
  { path }: { path: string },
  query: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await ask(target, { path: `${path}?${query}` });
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return schema.parse(answer.body);
}

const readBrands = (target: Target) =>
  read(target, paths.listBrands, 'limit=100&marketplace=all', operations.listBrands.response);

const readCreators = (target: Target) =>
  read(target, paths.listActiveCreators, 'limit=100', operations.listActiveCreators.response);

/** Creators of the program, and the lookup's matches for their tags. */
async function readProgramCreators(target: Target) {
  const { response } = operations.listProgramCreators;
  const { creators } = await read(target, paths.listProgramCreators, 'limit=100', response);
  const tags = creators.map(({ creatorConnectionsId }) => encodeURIComponent(creatorConnectionsId));
  const query = `creatorConnectionsIds=${tags.join() || 'nobody-20'}`;
  const found = await read(target, paths.lookupCreators, query, operations.lookupCreators.response);
  return { programCreators: creators, matches: found.creators };
}

/** The first product of each brand, with the response to a link request for it. */
async function tryLinks(target: Target, products: readonly CatalogProduct[]) {
  const firsts = new Map(
    products.map((one) => [`${one.brandId} ${one.marketplace === storefrontMarketplace}`, one]),
  );
  const tried: { product: CatalogProduct; status: number }[] = [];
  for (const product of firsts.values()) {
    const body = { product: { primary_id: product.primaryId, marketplace: product.marketplace } };
    const { status } = await ask(target, { path: paths.createLink.path, method: 'POST', body });
    tried.push({ product, status });
  }
  return tried;
}

export async function discoverWorld(target: Target): Promise<World> {
  const now = Date.now();
  const [start, recent, end] = [now - 300 * dayMs, now - 80 * dayMs, now + dayMs].map(toInstant);
  if (!start || !recent || !end) throw new Error('no dates');
  const range = `start=${start}&end=${end}`;
  const rows = `${range}&limit=100&marketplace=all&payout_model=all`;
  const { brands } = await readBrands(target);
  const [brand] = brands;
  if (!brand) throw new Error('The seller of this key has no brands: there is nothing to check.');
  const { creators } = await readCreators(target);
  const active = new Set(creators.map(({ id }) => id));
  const { programCreators, matches } = await readProgramCreators(target);
  const products: CatalogProduct[] = [];
  for (const { id } of brands) {
    const query = `limit=100&brand_ids=${id}`;
    const page = await read(
      target,
      paths.listCatalogProducts,
      query,
      operations.listCatalogProducts.response,
    );
    products.push(...page.products);
  }
  const counts = new Map<string, number>();
  for (const { primaryId } of products) counts.set(primaryId, (counts.get(primaryId) ?? 0) + 1);
  const alone = products.filter((one) => counts.get(one.primaryId) === 1 && one.active);
  const tried = await tryLinks(target, alone);
  const isStorefront = ({ product }: { product: CatalogProduct }) =>
    product.marketplace === storefrontMarketplace;
  const made = tried.filter(({ status }) => status === 200);
  const otherTarget = target.otherSellerKey && { ...target, sellerKey: target.otherSellerKey };
  return {
    start,
    end,
    recent,
    brands,
    brand,
    creators,
    creatorId: creators[0]?.id ?? brand.id,
    products,
    linkable: made.find((one) => !isStorefront(one))?.product,
    linkableStorefront: made.find(isStorefront)?.product,
    forbidden: tried.find(({ status }) => status === 400)?.product,
    sharedId: [...counts].find(([, count]) => count > 1)?.[0],
    reports: (await read(target, paths.listReports, rows, operations.listReports.response)).reports,
    clicks: (await read(target, paths.listClickReports, rows, operations.listClickReports.response)).reports,
    campaigns: (await read(target, paths.listCampaigns, 'limit=100', operations.listCampaigns.response))
      .campaigns,
    programRows: (
      await read(
        target,
        paths.listProgramReports,
        `${range}&limit=500`,
        operations.listProgramReports.response,
      )
    ).reports,
    programCreators,
    lookedUp: matches.find(({ creatorTeamId }) => !active.has(creatorTeamId)) ?? matches[0],
    other: otherTarget
      ? {
          brand: (await readBrands(otherTarget)).brands[0],
          creators: (await readCreators(otherTarget)).creators,
        }
      : undefined,
  };
}
