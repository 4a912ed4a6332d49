import { z } from 'zod';
import { descriptiveOrNull, descriptiveText } from '../descriptive';
import { programMarketplaces } from '../marketplaces';
import { dateTime, uuid } from '../parameters';
import { openSet } from './open-set';

const named = z.object({ id: uuid, name: descriptiveText(z.string()) });
const tag = z.string().meta({ description: 'The creator’s program id (an associates tag).' });
const profileName = descriptiveText(
  z.string().meta({ description: 'Program profile name; may differ from the team name in the service.' }),
);
const claimedOnly = descriptiveOrNull(
  z.string().nullable().meta({ description: 'May be null for unclaimed creators.' }),
);

export const programCreatorSchema = z
  .object({
    id: uuid,
    name: descriptiveText(z.string()),
    email: claimedOnly,
    bio: claimedOnly,
    creatorConnectionsId: tag,
    creatorConnectionsName: profileName,
  })
  .meta({ id: 'ProgramCreator' });

export const creatorMatchSchema = z
  .object({
    creatorTeamId: uuid,
    name: descriptiveText(z.string()),
    creatorConnectionsId: tag,
    creatorConnectionsName: profileName,
  })
  .meta({ id: 'CreatorMatch' });

export const campaignSchema = z
  .object({
    id: uuid,
    name: descriptiveText(z.string().meta({ description: 'Campaign name as listed in the program.' })),
    startDate: dateTime,
    endDate: dateTime,
    status: descriptiveText(openSet(['DELIVERING', 'OUT_OF_BUDGET', 'ENDED'], 'As listed in the program.')),
    commissionPercentage: descriptiveOrNull(
      z.number().min(0).max(1).meta({ description: 'A fraction from 0 to 1.' }),
    ),
    budget: z.number(),
    brand: named,
  })
  .meta({ id: 'Campaign' });

export const programReportRowSchema = z
  .object({
    asin: z.string(),
    date: dateTime,
    marketplace: openSet(programMarketplaces, 'The program runs on one marketplace.'),
    clicks: z.number(),
    conversions: z.number(),
    commission: z.number().meta({ description: 'Earned in the program; not paid out through the service.' }),
    sales: z.number(),
    campaign: named,
    brand: named,
    creator: named.extend({
      email: claimedOnly,
      creatorConnectionsId: tag,
      creatorConnectionsName: profileName,
    }),
  })
  .meta({
    id: 'ProgramReportRow',
    description: 'Unique per campaign, creator.creatorConnectionsId, date and asin.',
  });

/** API: Creator-program creator. Unclaimed creators may have null `email` and `bio`. */
export type ProgramCreator = z.infer<typeof programCreatorSchema>;
/** API: Creator lookup result. */
export type CreatorMatch = z.infer<typeof creatorMatchSchema>;
/** API: Creator-program campaign. `commissionPercentage` is a fraction, `budget` is in USD (marketplace.com). */
export type Campaign = z.infer<typeof campaignSchema>;
/** API: Creator-program report row. Money in USD; the platform does not pay this commission. */
export type ProgramReportRow = z.infer<typeof programReportRowSchema>;
