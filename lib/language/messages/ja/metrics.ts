import type { Translated } from '../translated';

export const metrics: Translated<'metrics'> = {
  sales: {
    label: '売上',
    inText: '売上',
    meaning: 'クリエイターのリンク経由の売上です。',
  },
  commission: {
    label: 'コミッション',
    inText: 'コミッション',
    meaning: 'その売上とクリックに対するクリエイターの収益です。',
  },
  bonus: {
    label: 'BRB見込額',
    inText: 'BRB見込額',
    meaning: 'ブランド紹介ボーナスの見込額です。クレジットとして付与され、まだ支払われていません。',
  },
  clicks: {
    label: 'クリック',
    inText: 'クリック',
    meaning: 'クリエイターのリンクのクリック数です。',
  },
  conversions: {
    label: 'コンバージョン数',
    inText: 'コンバージョン数',
    meaning: 'クリック後の購入数です。',
  },
  detailPageViews: {
    label: '詳細ページ閲覧数',
    inText: '詳細ページ閲覧数',
    meaning: '商品ページの閲覧数です。',
  },
  addToCarts: {
    label: 'カート追加数',
    inText: 'カート追加数',
    meaning: '商品がカートに追加された回数です。',
  },
  conversionRate: {
    label: 'コンバージョン率',
    inText: 'コンバージョン率',
    meaning: 'クリックあたりのコンバージョンの割合です。',
  },
  cartRate: {
    label: 'カート追加率',
    inText: 'カート追加率',
    meaning: 'クリックあたりのカート追加の割合です。',
  },
  epc: {
    label: 'EPC',
    inText: 'EPC',
    meaning: 'クリックあたりの収益（コミッション÷クリック数）です。',
  },
  aov: {
    label: 'AOV',
    inText: 'AOV',
    meaning: '平均注文額（売上÷コンバージョン数）です。',
  },
  commissionRate: {
    label: '実効コミッション率',
    inText: '実効コミッション率',
    meaning: '売上に対するコミッションの割合です。すべての支払いモデルを含みます。',
  },
  costPerConversion: {
    label: 'コンバージョン単価',
    inText: 'コンバージョン単価',
    meaning: 'コンバージョン1件あたりのコミッションです。',
  },
  standardRate: {
    label: '標準コミッション率',
    inText: '標準コミッション率',
    meaning:
      'コミッションを売上で割った率で、標準の支払いのみを対象とします。掲載コミッション率と比較してください。',
  },
};
