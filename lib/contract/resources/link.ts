import { z } from 'zod';
import { descriptiveText } from '../descriptive';
import { limits } from '../limits';
import { linkMarketplaces } from '../marketplaces';
import { containsNul, nulProblem } from '../nul';
import { describeSubidProblem, findSubidProblem, subidPattern } from '../subid';
import { openSet } from './open-set';

const text = z
  .string()
  .min(1)
  .max(512)
  .refine((value) => !containsNul(value), { error: nulProblem });

function subid(label: string) {
  return z
    .string()
    .superRefine((value, context) => {
      const problem = findSubidProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: describeSubidProblem(label, problem) });
    })
    .optional()
    .meta({
      minLength: limits.subidLength.min,
      maxLength: limits.subidLength.max,
      pattern: subidPattern.source,
      description: 'Identifies where the link will be used.',
      examples: ['newsletter'],
    });
}

export const linkRequestSchema = z
  .object({
    product: z.object({
      primary_id: text.meta({ description: 'The id of the product.', examples: ['B0EXAMPLE1'] }),
      marketplace: z.enum(linkMarketplaces).optional().meta({
        description: 'Needed only where the id exists in several marketplaces.',
      }),
    }),
    subid1: subid('Subid 1'),
    subid2: subid('Subid 2'),
    sharedid: text.optional().meta({
      description: 'Added to the link’s parameters; only where the marketplace is storefront-platform.com.',
    }),
  })
  .meta({ id: 'LinkRequest' });

export const linkSchema = z
  .object({
    id: z.string(),
    type: descriptiveText(openSet(['product', 'storefront'], 'What the link leads to.')),
    marketplace: openSet(linkMarketplaces, 'The marketplace the link is associated with.'),
    url: z.string(),
    mobileOptimizedUrl: descriptiveText(z.string()),
  })
  .meta({ id: 'Link' });

/** Body of POST /links. API: POST /links. `product.marketplace` is our addition, which the document leaves open. */
export type LinkRequest = z.infer<typeof linkRequestSchema>;
/** API: Link (creator v2). */
export type Link = z.infer<typeof linkSchema>;
