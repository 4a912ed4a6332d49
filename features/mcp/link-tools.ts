import { z } from 'zod';
import { groupsField } from '@/features/api-reference/ledger-fields';
import { captionOfHealth } from '@/features/link-health/health-caption';
import { draftSchema } from '@/features/links/draft-schema';
import { Failure } from '@/lib/base/failure';
import { readInput } from '@/lib/contract/query-string';
import { english } from '@/lib/language/english';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { accept } from '@/lib/server/http/accept';
import { takePage } from './part';
import { readTool } from './read-tool';
import { writeReceipt } from './receipt';
import type { MakeTool } from './tool';

const linkSchema = z.object({
  productId: draftSchema.shape.productId.meta({
    description: 'An ASIN, a retailer item id or a storefront variant id.',
  }),
  marketplace: draftSchema.shape.marketplace.meta({
    description: 'The marketplace of the product. Without it, the platform finds it if the id is unique.',
  }),
  subid1: draftSchema.shape.subid1.meta({ description: 'A label that tells placements apart.' }),
  subid2: draftSchema.shape.subid2.meta({ description: 'A second label.' }),
  sharedid: draftSchema.shape.sharedid.meta({
    description: 'A label that only storefront-platform.com takes.',
  }),
  confirm: z.string().max(100).optional().meta({
    description: 'The confirm of the preview, for the second call with the same other arguments.',
  }),
});

const createLink: MakeTool = () => {
  const { properties = {}, required = [] } = z.toJSONSchema(linkSchema, { io: 'input' });
  return {
    title: 'Create link',
    description:
      'Creates a tracked link. The first call only previews it and returns confirm: show the preview to the person, and call again with the same arguments and confirm once they agree. Repeating a call never creates a second link.',
    writes: true,
    input: { type: 'object', properties, required, additionalProperties: false },
    async run(given, _page, { ask, today }) {
      const receiptOf = (note: string) =>
        writeReceipt(
          { caption: captionOfRecords({ notes: [note] }) },
          { title: 'Create link', filters: {}, today },
        );
      const { confirm, ...draft } = accept(readInput(linkSchema, given));
      const preview = await ask('POST /api/links/previews', { body: draft });
      if (confirm === undefined) {
        const note = preview.existing
          ? 'This link exists already: confirming returns it, and creates nothing.'
          : 'This call created nothing. Call again with confirm to create this link.';
        return { receipt: receiptOf(note), lists: [], data: { state: 'preview', ...preview } };
      }
      if (confirm !== preview.confirm) throw notPreviewed();
      const { state, link } = await ask('POST /api/links', { body: draft });
      const note = state === 'made' ? 'The link was created.' : 'The link existed already. None was created.';
      return { receipt: receiptOf(note), lists: [], data: { state, link } };
    },
  };
};

function notPreviewed(): Failure {
  const message = 'must be that of the preview of the same link; call without it first';
  return new Failure('invalid_input', 'Input Validation Failed', { issues: [{ field: 'confirm', message }] });
}

export const linkTools = {
  links: readTool({
    title: 'Links',
    description:
      'The history of links that were created here, newest first, 50 at a time. Creators see their own. For sales and clicks of links, use report with group=link, or placements.',
    operation: 'GET /api/links',
    fields: {
      sort: 'What to sort by.',
      order: 'asc or desc.',
      cursor: 'The cursor of the answer before, for the next 50.',
    },
    filters: {
      q: 'Words to search for.',
      subid: 'A subid 1; !none for links without.',
      product: 'The id of a product.',
      marketplace: 'A marketplace.',
      groups: groupsField('product'),
      batch: 'The id of a batch.',
      archived: 'Whether they are archived.',
      mine: "yes: only links of the token's member.",
    },
    pages: 'none',
    show({ links, cursor, basis }) {
      const part = {
        list: 'links on this page',
        from: Math.min(1, links.length),
        to: links.length,
        of: null,
      };
      return {
        source: {
          caption: captionOfRecords({
            basis,
            notes: ['Links as they are stored now. Links that were created elsewhere are not among them.'],
          }),
        },
        lists: [{ ...part, more: cursor === null ? null : { cursor } }],
        data: { links },
      };
    },
  }),
  link_health: readTool({
    title: 'Link health',
    description:
      'Links in use whose products are out of stock, inactive or gone from the catalog, with their clicks since then and products that may replace them. Each product has at most 20 of its links. Creators see their own.',
    operation: 'GET /api/links/health',
    fields: {},
    filters: { groups: groupsField('product') },
    show(answer, page, { today }) {
      const { products, broken, links, unlisted, listedOn } = answer;
      const shown = takePage('products', products, page);
      const caption = captionOfHealth(english, answer, today);
      return {
        source: {
          caption: {
            ...caption,
            notes: [
              ...caption.notes,
              `Compared with the catalog of ${listedOn}. Nothing is known about ${unlisted} of ${links} links, whose products the catalog never listed.`,
            ],
          },
        },
        lists: [shown.part],
        data: { broken, links, unlisted, products: shown.rows },
      };
    },
  }),
  create_link: createLink,
};
