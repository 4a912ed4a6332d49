import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkMarketplaces } from '@/lib/contract/marketplaces';
import { isShortened, recognizeProduct } from './recognize-product';

describe('recognizeProduct', () => {
  it.each([
    ['B0ABCDEF12', 'B0ABCDEF12', undefined, 'asin'],
    ['b0abcdef12', 'B0ABCDEF12', undefined, 'asin'],
    ['  500123456 ', '500123456', undefined, 'item'],
    ['43123456789012', '43123456789012', undefined, 'variant'],
    ['SKU-7', 'SKU-7', undefined, 'id'],
    ['• B0ABCDEF12', 'B0ABCDEF12', undefined, 'asin'],
    ['- B0ABCDEF12', 'B0ABCDEF12', undefined, 'asin'],
    ['12. B0ABCDEF12', 'B0ABCDEF12', undefined, 'asin'],
    ['-P2', '-P2', undefined, 'id'],
    ['{"asin": "B0ABCDEF12"}', 'B0ABCDEF12', undefined, 'asin'],
    ['ASIN B0ABCDEF12', 'B0ABCDEF12', undefined, 'asin'],
    [
      'https://www.marketplace.com/gp/customer-reviews/R1?ie=UTF8&ASIN=B0ABCDEF12',
      'B0ABCDEF12',
      'marketplace.com',
      'asin',
    ],
    ['https://www.marketplace.com/dp/B0ABCDEF12', 'B0ABCDEF12', 'marketplace.com', 'asin'],
    [
      'https://www.marketplace.co.uk/Kettle-2-l/dp/b0abcdef12/ref=sr_1?th=1',
      'B0ABCDEF12',
      'marketplace.co.uk',
      'asin',
    ],
    ['https://marketplace.com.mx/gp/product/B0ABCDEF12?psc=1', 'B0ABCDEF12', 'marketplace.com.mx', 'asin'],
    ['https://m.marketplace.de/gp/aw/d/B0ABCDEF12/', 'B0ABCDEF12', 'marketplace.de', 'asin'],
    ['www.marketplace.nl/dp/B0ABCDEF12', 'B0ABCDEF12', 'marketplace.nl', 'asin'],
    ['https://www.marketplace.fr/-/en/x?asin=B0ABCDEF12', 'B0ABCDEF12', 'marketplace.fr', 'asin'],
    ['Look: https://www.marketplace.it/dp/B0ABCDEF12 lovely', 'B0ABCDEF12', 'marketplace.it', 'asin'],
    ['See https://www.marketplace.com/dp/B0BXM6M562. So nice', 'B0BXM6M562', 'marketplace.com', 'asin'],
    ['(https://www.marketplace.com/dp/B0BXM6M562)!', 'B0BXM6M562', 'marketplace.com', 'asin'],
    ['https://www.marketplace.com/dp/B0BXM6M562, nice', 'B0BXM6M562', 'marketplace.com', 'asin'],
    ['www.marketplace.nl/dp/B0BXM6M562?', 'B0BXM6M562', 'marketplace.nl', 'asin'],
    ['https://books.example/dp/0123456789', '0123456789', undefined, 'asin'],
    ['https://www.retailer2.com/ip/500123456', '500123456', 'retailer2.com', 'item'],
    [
      'https://www.retailer2.com/ip/Steel-Kettle-2-l/500123456?from=home',
      '500123456',
      'retailer2.com',
      'item',
    ],
    ['https://app.retailer3.com/p/80012345', '80012345', 'retailer3.com', 'item'],
    ['https://www.retailer3.com/p/steel-kettle/-/A-80012345', '80012345', 'retailer3.com', 'item'],
    [
      'https://www.storefront-platform.com/variants/43123456789012',
      '43123456789012',
      'storefront-platform.com',
      'variant',
    ],
    [
      'https://shop.example/products/mug?variant=43123456789012',
      '43123456789012',
      'storefront-platform.com',
      'variant',
    ],
  ])('reads %s', (text, productId, marketplace, kind) => {
    expect(recognizeProduct(text)).toEqual({ productId, marketplace, kind });
  });

  it.each([
    '\u200ehttps://www.marketplace.com/dp/B0BXM6M562',
    'https://www.marketplace.com/dp/%E2%80%8EB0BXM6M562',
    'https://www.marketplace.com/dp/B0BXM6M562\u200b',
    'https://www.marketplace.com/sspa/click?ie=UTF8&spc=MTox&url=%2FMilk-Pitcher%2Fdp%2FB0BXM6M562%2Fref%3Dsr_1_1_sspa%3Fpsc%3D1',
    'https://www.marketplace.com/sspa/click?ie=UTF8&url=%252FMilk-Pitcher%252Fdp%252FB0BXM6M562%252Fref',
    'https://www.marketplace.com/gp/slredirect/picassoRedirect.html/ref=pa?ie=UTF8&url=https%3A%2F%2Fwww.marketplace.com%2FA%2Fdp%2FB0BXM6M562%2Fref%3Dsr',
    'https://search.example/url?sa=t&q=https%3A%2F%2Fwww.marketplace.com%2Fdp%2FB0BXM6M562',
    'https://social.example/l.php?u=https%3A%2F%2Fwww.marketplace.com%2Fsspa%2Fclick%3Furl%3D%252Fdp%252FB0BXM6M562',
    '“https://www.marketplace.com/dp/B0BXM6M562”',
    '„https://www.marketplace.com/dp/B0BXM6M562“',
    '«www.marketplace.com/dp/B0BXM6M562»',
    '‘www.marketplace.com/dp/B0BXM6M562’',
    'https://www.marketplace.com/dp/B0BXM6M562…',
    'https://www.marketplace.com/dp/B0BXM6M562...',
    'https://www.marketplace.com/dp/B0BXM6M562/…',
    'https://www.marketplace.com/dp/B0BXM6M562&tag=x-20',
    'https://www.marketplace.com/dp/B0BXM6M562;psc=1',
    'https://www.marketplace.com/dp/B0BXM6M562#reviews',
    'From https://news.example/jugs: https://www.marketplace.com/dp/B0BXM6M562',
    'Milk jug – www.marketplace.com/dp/B0BXM6M562',
  ])('finds the product page in %j', (text) => {
    expect(recognizeProduct(text)).toEqual({
      productId: 'B0BXM6M562',
      marketplace: 'marketplace.com',
      kind: 'asin',
    });
  });

  it.each([
    'ASIN : B0BXM6M562',
    'ASIN\u200f : \u200eB0BXM6M562',
    '"B0BXM6M562"',
    'asin:b0bxm6m562',
    'Ｂ０ＢＸＭ６Ｍ５６２',
    '“B0BXM6M562”,',
  ])('finds the id in %j', (text) => {
    expect(recognizeProduct(text)).toEqual({ productId: 'B0BXM6M562', marketplace: undefined, kind: 'asin' });
  });

  it.each([
    ['https://a.co/d/0abcXYZ', true],
    ['a.co/d/0abcXYZ', true],
    ['Look at this: https://amzn.to/3abcde.', true],
    ['https://www.marketplace.com/', false],
    ['B0BXM6M562', false],
  ])('knows whether %j is a short address: %s', (text, short) => {
    expect([isShortened(text), recognizeProduct(text) === undefined]).toEqual([short, text !== 'B0BXM6M562']);
  });

  it.each([
    '',
    '   ',
    'two words',
    'https://www.marketplace.com/',
    'https://www.marketplace.com/s?k=kettle',
    'https://www.retailer2.com/browse/kitchen',
    'https://notmarketplace.com/x',
    'https://www.retailer2.com/dp/B0ABCDEF12x',
    'https://%',
  ])('finds none in %j', (text) => {
    expect(recognizeProduct(text)).toBeUndefined();
  });

  it('finds the id in a product page’s URL on every marketplace, whatever surrounds it', () => {
    const asins = linkMarketplaces.filter((name) => name.startsWith('marketplace.'));
    const asin = fc.stringMatching(/^B0[A-Z0-9]{8}$/);
    const slug = fc.stringMatching(/^[a-z-]{0,20}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...asins),
        asin,
        slug,
        fc.webQueryParameters(),
        (host, id, words, query) => {
          const url = `https://www.${host}/${words ? `${words}/` : ''}dp/${id}?${query}`;
          expect(recognizeProduct(url)).toMatchObject({ productId: id, marketplace: host });
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void recognizeProduct(`https://${text}`)));
  });
});
