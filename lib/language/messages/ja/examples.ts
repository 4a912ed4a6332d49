import type { Translated } from '../translated';

export const examples: Translated<'examples'> = {
  unlocks: {
    seller: 'セラーキーで使える機能',
    creator: 'クリエイターキーで使える機能',
  },
  picture: '「{title}」ページの例',
  withDemo: '{text}デモデータの例：',
  overview: { title: '概要', text: '売上、コミッション、前回からの変化。' },
  reports: { title: 'レポート', text: '任意の期間を比較、グループ化、エクスポート。' },
  clicks: { title: 'クリック', text: 'リンク、マーケットプレイス、日ごとのクリック。' },
  brb: { title: 'BRB見込み', text: 'ブランドリファラルボーナスの日別見込み。' },
  brands: { title: 'ブランド', text: '各ブランドのクリエイター経由の売上。' },
  products: { title: '商品', text: '各商品の在庫、価格、コミッション率、売上。' },
  creators: { title: 'クリエイター', text: '売上順に並んだパートナー。' },
  program: { title: 'クリエイタープログラム', text: 'キャンペーンの予算と消化ペース。' },
  links: { title: '新規リンク', text: 'サブIDを確認済みの、商品のトラッキングリンク。' },
  batch: { title: '一括作成', text: '商品リスト全体のリンク。' },
  history: { title: 'リンク履歴', text: 'すべてのリンクとそのクリック数。' },
};
