import type { Translated } from '../translated';

export const examples: Translated<'examples'> = {
  unlocks: {
    seller: 'セラーキーで使える機能',
    creator: 'クリエイターキーで使える機能',
  },
  picture: '「{title}」ページの例',
  withDemo: '{text}デモデータの例：',
  texts: {
    overview: '売上、コミッション、前回からの変化。',
    reports: '任意の期間を比較、グループ化、エクスポート。',
    clicks: 'リンク、マーケットプレイス、日ごとのクリック。',
    brb: 'ブランド紹介ボーナスの日別見込額。',
    profit: '設定したマージンで計算した、コミッション控除後の利益。',
    closing: 'ブランド別の月次コミッションと請求書の照合。',
    settlement: '未確定のコミッションの確定見込みと、減少が大きい相手。',
    goals: '月ごとの目標と達成の見込み。',
    brands: '各ブランドのクリエイター経由の売上。',
    products: '各商品の在庫、価格、コミッション率、売上。',
    creators: '売上順に並んだパートナー。',
    desk: 'ステージ別のパートナーと候補者、次のステップ。',
    program: 'キャンペーンの予算と消化ペース。',
    performance: 'リンクとサブIDごとの成果。',
    earnings: '掲載先ごとの収益。',
    health: '購入できない商品のリンクと代わりの商品。',
    links: 'サブIDを確認済みの、商品のトラッキングリンク。',
    batch: '商品リスト全体のリンク。',
    history: 'すべてのリンクとそのクリック数。',
  },
};
