import type { SourceId } from '@/lib/data/terms/datasets';
import { type Fact, pools } from './facts';
import type { ApiRows } from './fake-api';
import { bonusRow, clickRow, programRow, reportRow } from './rows';

/** The API's rows for these facts. */
export function toApiRows(facts: readonly Fact[]): ApiRows {
  const of = (source: SourceId) => facts.filter((fact) => fact.source === source);
  return {
    standard: of('reports:standard').map(toReportRow),
    cpc: of('reports:cpc').map(toReportRow),
    clicks: of('clicks:standard').map(toClickRow),
    cpcClicks: of('clicks:cpc').map(toClickRow),
    program: of('program').map(toProgramRow),
    bonuses: of('brb').map(toBonusRow),
    brands: pools.brand,
  };
}

/** The name in a program row. */
export const nameOf = (id: string) => `Name of ${id}`;

const named = (id: string) => ({ id, name: nameOf(id) });
const dateOf = ({ day, time }: Fact) => `${day}T${time}Z`;
const required = (text: string | null) => text ?? '';

const toReportRow = (fact: Fact) =>
  reportRow({
    id: fact.id,
    date: dateOf(fact),
    final: fact.final,
    asin: required(fact.product),
    cpcCampaignId: fact.campaign,
    marketplace: fact.marketplace,
    currency: fact.currency,
    linkId: fact.link,
    creatorId: required(fact.creator),
    brandId: fact.brand,
    sales: fact.sales,
    commissionAmount: fact.commission,
    conversions: fact.conversions,
    clicks: fact.clicks,
    detailPageViews: fact.detailPageViews,
    addToCarts: fact.addToCarts,
  });

const toClickRow = (fact: Fact) =>
  clickRow({
    id: fact.id,
    date: dateOf(fact),
    final: fact.final,
    asin: fact.product,
    marketplace: fact.marketplace,
    linkId: fact.link,
    creatorId: fact.creator,
    brandId: fact.brand,
    linkType: fact.link_type,
    clicks: fact.clicks,
  });

const toProgramRow = (fact: Fact) =>
  programRow({
    date: dateOf(fact),
    asin: required(fact.product),
    marketplace: fact.marketplace,
    campaign: named(required(fact.campaign)),
    brand: named(fact.brand),
    creator: {
      ...named(required(fact.creator)),
      email: null,
      creatorConnectionsId: fact.creator_tag,
      creatorConnectionsName: nameOf(fact.creator_tag),
    },
    sales: fact.sales,
    commission: fact.commission,
    conversions: fact.conversions,
    clicks: fact.clicks,
  });

const toBonusRow = (fact: Fact) =>
  bonusRow({
    brand: fact.brand,
    marketplace: fact.marketplace,
    date: fact.day,
    amount: fact.bonus,
    currency: fact.currency,
  });
