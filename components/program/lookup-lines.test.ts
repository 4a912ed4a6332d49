import { expect, it } from 'vitest';
import { writeCsv } from '@/components/exports/write-csv';
import { listLookupLines, lookupColumns } from './lookup-lines';

it('exports every tag that was looked up, with what it belongs to', () => {
  const lines = listLookupLines({
    matched: [
      {
        creatorTeamId: '00000000-0000-4000-8000-000000000001',
        name: '=Finds, Ltd',
        creatorConnectionsId: 'finds-20',
        creatorConnectionsName: 'Home Finds',
      },
    ],
    unmatched: ['nobody-20', '@other-21'],
  });
  expect(writeCsv(lookupColumns, lines).split('\r\n')).toEqual([
    '\ufeffTag,Matched,Team name,Team id,Program name',
    `finds-20,true,"'=Finds, Ltd",00000000-0000-4000-8000-000000000001,Home Finds`,
    'nobody-20,false,,,',
    "'@other-21,false,,,",
    '',
  ]);
});
