import { describe, expect, it } from 'vitest';
import { expandRows, isSendable } from './expand-rows';
import { readLines } from './read-lines';

describe('readLines', () => {
  it.each([
    ['P1\nP2\n\n', [{ productId: 'P1' }, { productId: 'P2' }]],
    [
      'P1,bio\r\nP2,,news',
      [
        { productId: 'P1', subid1: 'bio' },
        { productId: 'P2', subid2: 'news' },
      ],
    ],
    [
      '\uFEFFASIN;Sub ID 1;Marketplace\nP1;bio;Marketplace.DE',
      [{ productId: 'P1', subid1: 'bio', marketplace: 'marketplace.de' }],
    ],
    [
      'Name\tProduct URL\nHat\thttps://www.marketplace.fr/dp/B0ABCDEF12',
      [{ productId: 'B0ABCDEF12', marketplace: 'marketplace.fr', title: 'Hat' }],
    ],
    ['"P,1","two words"', [{ productId: 'P,1', subid1: 'two words' }]],
    ['P1\n\nP2;bio', [{ productId: 'P1' }, { productId: 'P2', subid1: 'bio' }]],
    [
      'asin,title\nP1,15.6" Laptop\nP2,Hat',
      [
        { productId: 'P1', title: '15.6" Laptop' },
        { productId: 'P2', title: 'Hat' },
      ],
    ],
    ['url,asin\nhttps://links.example/l/L1,P1', [{ productId: 'P1' }]],
    [
      'asin,url\nB0ABCDEF12,https://www.marketplace.fr/dp/B0ABCDEF12',
      [{ productId: 'B0ABCDEF12', marketplace: 'marketplace.fr' }],
    ],
    ['asin,url\n,https://links.example/P1', [{ productId: 'https://links.example/P1' }]],
    [
      'SKU,ASIN\r\nAB-1,B0BXM6M562\r\nAB-2,B0FUN90XF4\r\n',
      [{ productId: 'B0BXM6M562' }, { productId: 'B0FUN90XF4' }],
    ],
    ['seller-sku\tasin1\titem-name\nAB-1\tB0BXM6M562\tJug', [{ productId: 'B0BXM6M562', title: 'Jug' }]],
    ['ID;Produkt-ID\n7;\u200eB0BXM6M562', [{ productId: 'B0BXM6M562' }]],
    [
      'product,sku,url\nMilk jug,AB-1,https://www.marketplace.fr/dp/B0ABCDEF12',
      [{ productId: 'B0ABCDEF12', marketplace: 'marketplace.fr' }],
    ],
    ['asin,sku\n,AB-1\nB0BXM6M562,AB-2', [{ productId: '' }, { productId: 'B0BXM6M562' }]],
    ['sku\nAB-1', [{ productId: 'AB-1' }]],
    ['asin,sku\n,AB-1', [{ productId: 'AB-1' }]],
    // The values decide, not the headings.
    [
      'Item number,Our code\nAB-1,B0BXM6M562\nAB-2,B0FUN90XF4',
      [{ productId: 'B0BXM6M562' }, { productId: 'B0FUN90XF4' }],
    ],
    ['Referenz;Amazon-Nr.;Titel\nAB-1;B0BXM6M562;Krug', [{ productId: 'B0BXM6M562', title: 'Krug' }]],
    ['SKU;Code\nAB-1;B0BXM6M562', [{ productId: 'B0BXM6M562' }]],
    ['ISBN,Title\n030640615X,Book', [{ productId: '030640615X', title: 'Book' }]],
    ['ASIN\tB0BXM6M562', [{ productId: 'B0BXM6M562' }]],
    ['1. B0BXM6M562\n2) B0FUN90XF4', [{ productId: 'B0BXM6M562' }, { productId: 'B0FUN90XF4' }]],
    ['AB-1,B0BXM6M562\nAB-2,B0FUN90XF4', [{ productId: 'B0BXM6M562' }, { productId: 'B0FUN90XF4' }]],
    ['B0BXM6M562,B0FUN90XF4', [{ productId: 'B0BXM6M562', subid1: 'B0FUN90XF4' }]],
    [
      'sku,asin\n10001,B0BXM6M562\n10002,014303943x',
      [{ productId: 'B0BXM6M562' }, { productId: '014303943X' }],
    ],
    ['sku,asin\n10001,0143039431', [{ productId: '0143039431' }]],
    [
      'asin,sku\nAB-1,B0BXM6M562\nAB-2,B0FUN90XF4',
      [{ productId: 'B0BXM6M562' }, { productId: 'B0FUN90XF4' }],
    ],
    ['(Parent) ASIN,(Child) ASIN,Sessions\nB0FUN90XF4,B0BXM6M562,12345', [{ productId: 'B0BXM6M562' }]],
    [
      'link,product url\nhttps://links.example/l/L1,https://www.marketplace.fr/dp/B0ABCDEF12',
      [{ productId: 'B0ABCDEF12', marketplace: 'marketplace.fr' }],
    ],
    [
      'Product,Page\nMilk jug,https://www.marketplace.fr/dp/B0ABCDEF12',
      [{ productId: 'B0ABCDEF12', marketplace: 'marketplace.fr' }],
    ],
    ['product,price\nP1,12345\nP2,23456', [{ productId: 'P1' }, { productId: 'P2' }]],
    ['ASIN : B0BXM6M562', [{ productId: 'B0BXM6M562' }]],
    ['“B0BXM6M562”;news\u00a0letter', [{ productId: 'B0BXM6M562', subid1: 'news letter' }]],
    ['# filter: active = true\r\nasin\r\nP1', [{ productId: 'P1' }]],
    ['# complete\r\n# Activity: Active\r\n# Not, a row\r\nasin\r\nP1', [{ productId: 'P1' }]],
    ['title,asin,name\nHat,P1,', [{ productId: 'P1', title: 'Hat' }]],
    ['asin,constructor,__proto__\nP1,x,y', [{ productId: 'P1' }]],
    ["P1,'-bio,'plain", [{ productId: 'P1', subid1: '-bio', subid2: "'plain" }]],
    [
      'subid1,other\nx,y',
      [
        { productId: 'subid1', subid1: 'other' },
        { productId: 'x', subid1: 'y' },
      ],
    ],
  ])('reads %j', (text, lines) => {
    expect(readLines(text).lines).toEqual(lines);
  });

  it('accepts 5,000 lines and reports that there were more', () => {
    const text = (rows: number) => Array.from({ length: rows }, (_, at) => `P${at}`).join('\n');
    const all = readLines(`id\n${text(5_000)}`);
    expect([all.header, all.lines.length, all.problem]).toEqual([true, 5_000, undefined]);
    const more = readLines(text(5_001));
    expect(more.lines).toHaveLength(5_000);
    expect(more.problem).toEqual({ kind: 'cut' });
  });

  it('leaves out a URL that was cut at a comma', () => {
    const { lines } = readLines('https://www.marketplace.com/Foo,Bar/dp/B0AAAAAAA2');
    expect(expandRows(lines, []).filter(isSendable)).toEqual([]);
  });

  it('reports where CSV is malformed', () => {
    expect(readLines('"P1\nP2').problem).toMatchObject({ kind: 'unreadable' });
  });
});

describe('expandRows', () => {
  it('multiplies lines by subids, keeps a line’s own subids, and validates each', () => {
    const rows = expandRows(
      [{ productId: 'P1' }, { productId: 'P2', subid1: 'own' }, { productId: 'P1' }, { productId: '' }],
      ['a', 'é'],
    );
    expect(
      rows.map(({ draft, issues, sameAs }) => [draft.productId, draft.subid1, issues.length, sameAs]),
    ).toEqual([
      ['P1', 'a', 0, null],
      ['P1', 'é', 1, null],
      ['P2', 'own', 0, null],
      ['P1', 'a', 0, 1],
      ['P1', 'é', 1, 2],
      ['', 'a', 1, null],
      ['', 'é', 2, null],
    ]);
    expect(rows.filter(isSendable).map(({ position }) => position)).toEqual([1, 3]);
  });
});
