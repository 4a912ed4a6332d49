import { z } from 'zod';
import { descriptiveText } from '../descriptive';
import { bonusCurrencies, reportCurrencies, sellerMarketplaces } from '../marketplaces';
import { dateTime, uuid } from '../parameters';
import { openSet } from './open-set';

const final = z.boolean().meta({ description: 'When true, the numbers in the row do not change.' });
const marketplace = openSet(sellerMarketplaces, 'Where the product is sold.');

export const reportRowSchema = z
  .object({
    id: uuid,
    date: dateTime,
    asin: z.string(),
    cpcCampaignId: uuid.nullable(),
    marketplace,
    currency: openSet(reportCurrencies, 'ISO 4217.'),
    linkId: z.string(),
    creatorId: uuid,
    brandId: uuid,
    final,
    sales: z.number(),
    commissionAmount: z.number(),
    conversions: z.number(),
    clicks: z.number(),
    detailPageViews: z.number(),
    addToCarts: z.number(),
  })
  .meta({ id: 'ReportRow', description: 'One product, date and link.' });

export const clickRowSchema = z
  .object({
    id: uuid,
    date: dateTime,
    marketplace,
    asin: z.string().nullable().meta({ description: 'Null: clicks attributed to a storefront.' }),
    linkId: z.string(),
    creatorId: uuid.nullable(),
    brandId: uuid,
    clicks: z.number(),
    final,
    linkType: descriptiveText(
      openSet(['product', 'storefront'], 'Type of link the clicks are attributed to.'),
    ),
  })
  .meta({ id: 'ClickRow', description: 'One date and link.' });

export const bonusRowSchema = z
  .object({
    date: z
      .string()
      .regex(/^\d{8}$/)
      .meta({ description: 'YYYYMMDD.', examples: ['20260131'] }),
    amount: z.number(),
    currency: openSet(bonusCurrencies, 'ISO 4217.'),
  })
  .meta({ id: 'BonusRow', description: 'A brand referral bonus estimate.' });

/** API: Product report row. Money in major units of `currency`; `date` in UTC. */
export type ReportRow = z.infer<typeof reportRowSchema>;
/** API: Click report row. `asin` null means a storefront. */
export type ClickRow = z.infer<typeof clickRowSchema>;
/** API: Brand referral bonus (BRB) estimate row. */
export type BonusRow = z.infer<typeof bonusRowSchema>;
