import { groupsField } from '@/features/api-reference/ledger-fields';
import { captionOfRecords } from '@/lib/pages/answer-caption';
import { statePart } from './part';
import { readTool } from './read-tool';

export const deskTools = {
  desk: readTool({
    title: 'Creator desk',
    description:
      'Partners and recruits that the workspace works with: stage, owner, tags, and the next step with its day (UTC). A recruit has no creatorId. Without figures: ask report or creators for these.',
    operation: 'GET /api/desk/partners',
    fields: { sort: 'What to sort by.', order: 'asc or desc.' },
    filters: {
      q: 'A part of a name, e-mail or handle.',
      stages: 'Keys of stages, such as prospect.',
      owners: 'Ids of owners, or none.',
      tags: 'Partners with any of these tags.',
      groups: groupsField('creator'),
      due: 'When the next step is due.',
    },
    pages: 'limit',
    show({ rows, total, basis }, page) {
      return {
        source: {
          caption: captionOfRecords({
            basis,
            notes: ['Members of the workspace entered this.'],
          }),
        },
        lists: [statePart('partners', rows.length, page, total)],
        data: { partners: rows.map(({ version: _, ...partner }) => partner) },
      };
    },
  }),
};
