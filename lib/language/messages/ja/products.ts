import type { Translated } from '../translated';

export const products: Translated<'products'> = {
  description: 'カタログと売上です。日付はUTCです。',
  search: '商品を検索',
  none: {
    title: '商品はまだありません',
    text: 'ブランドが商品を追加すると、ここに表示されます。',
  },
  source: {
    title: 'カタログの範囲',
    v1: {
      label: 'マーケットプレイス',
      title: 'APIバージョン1の9つのマーケットプレイス',
    },
    v2: {
      label: '全チャネル',
      title: 'すべてのマーケットプレイス、小売店、ストアフロント',
    },
  },
  columns: {
    title: '商品',
    conversion: '転換率',
    stock: '在庫',
    price: '価格',
    brand: 'ブランド',
    marketplace: 'マーケットプレイス',
    listed: '掲載率',
    listedMeaning: '売上に対する掲載コミッション率',
    category: 'カテゴリー',
    id: 'ID',
    idMeaning: 'ASIN、小売店の商品IDまたはストアフロントのバリエーションID',
  },
  stock: {
    in: '在庫あり',
    out: '在庫切れ',
    short: '在庫切れ',
  },
  price: {
    title: '価格の上限',
    below: '{amount}未満',
    amount: '未満',
    hint: 'ほかの通貨の価格は対象外です。',
    wrong: '{example}のように金額を入力してください。',
  },
  filters: {
    productIds: '商品ID',
    finding: '注目項目',
  },
  findings: {
    title: '注目項目',
    'clicked-out-of-stock': {
      title: 'クリックあり・在庫切れ',
      meaning: '購入できない商品に誘導されています。',
    },
    'clicked-inactive': {
      title: 'クリックあり・無効',
      meaning: '無効な商品に誘導されています。',
    },
    'no-clicks': {
      title: '有効・クリックなし',
      meaning: 'この期間にクリックのない有効な商品です。',
    },
    'rate-differs': {
      title: '掲載率とコミッション率の差異',
      meaning: '標準コミッション率が掲載率と25%以上、かつ1ポイント以上異なります。',
    },
    unknown: 'レポートの行は未読み込みです',
    wasted: '無駄なクリック{count, number}件',
    clicks: 'クリック{count, number}件',
    none: '該当なし',
    noClicks: 'クリックなし',
  },
  createLinks: 'リンクを作成',
  storageBlocked: 'ブラウザーがストレージをブロックしているため、選択内容を引き継げません',
  copyId: '商品IDをコピー',
  failed: '商品を読み込めませんでした',
  missing: {
    title: 'カタログにありません',
    text: '{marketplace}にこのIDの商品はありません。',
    anywhere: 'どのマーケットプレイスにもこのIDの商品はありません。',
    incomplete: 'カタログの一部しか読み込めませんでした。',
  },
  notReported: '{marketplace}はレポートの対象外のため、この商品の数値はありません。',
  facts: {
    listed: '掲載コミッション率',
    state: '状態',
  },
  listedIs: '掲載率は{rate}です',
  farFromListed: '、掲載率{rate}との差が大きい',
};
