import type { TextColumn } from '@/components/table/column';
import { writeClicks } from '@/features/links/link-columns';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { Language } from '@/lib/language/language';
import type { BrokenProduct } from './health-shape';

/** Products that cannot be bought, with their links, as a table. A file has a line for each link. */
export function healthColumns(language: Language): TextColumn<BrokenProduct>[] {
  const { t, format } = language;
  return [
    {
      id: 'product',
      header: t('links.product'),
      hideable: false,
      file: ['productId', 'title', 'marketplace'],
      value: ({ product }) => product.name,
    },
    {
      id: 'state',
      header: t('linkHealth.columns.state'),
      file: ['state', 'since'],
      value: ({ state }) => state,
      text: ({ state, since }) =>
        since ? t(`linkHealth.since.${state}`, { day: format.day(since) }) : t(`linkHealth.state.${state}`),
    },
    {
      id: 'links',
      header: t('linkHealth.columns.links'),
      align: 'end',
      file: ['link', 'subid1', 'subid2', 'url', 'createdAt'],
      value: ({ count }) => count,
      text: ({ count }) => format.count(count),
    },
    {
      id: 'clicks',
      header: t('linkHealth.columns.clicks'),
      align: 'end',
      file: ['clicks', 'countedFrom', 'mayChange'],
      value: ({ clicks }) => clicks,
      text: ({ clicks, product }) =>
        writeClicks(language, clicks, isReportedMarketplace(product.marketplace)),
    },
    {
      id: 'instead',
      header: t('linkHealth.columns.instead'),
      file: ['replacements'],
      value: ({ replacements }) => replacements[0]?.name,
    },
  ];
}
