import type { Translated } from '../translated';

export const brands: Translated<'brands'> = {
  description: 'すべてのマーケットプレイスのブランドです。',
  search: 'ブランドを検索',
  none: {
    title: 'ブランドはまだありません',
    text: 'このキーで取得できるブランドはありません。',
  },
  layout: {
    title: '表示形式',
    table: '表',
    cards: 'カード',
  },
  columns: {
    name: 'ブランド',
    marketplace: 'マーケットプレイス',
  },
  brandIds: 'ブランドID',
  failed: 'ブランドを読み込めませんでした',
  missing: 'APIにこのIDがないか、別のセラーのブランドです。',
  allBrands: 'すべてのブランド',
  products: {
    description: 'この期間の売上順',
    inactive: '無効',
    outOfStock: '在庫切れ',
    none: 'このブランドの商品はありません。',
    all: '全{count, number}件の商品',
  },
  creators: {
    title: '提携クリエイター',
    description: 'この期間の売上順（全ブランド）',
    none: 'このブランドと提携中のクリエイターはいません。',
    all: '提携先の全{count, number}人',
  },
};
