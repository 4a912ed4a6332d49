import type { Translated } from '../translated';

export const creators: Translated<'creators'> = {
  description: '提携中のクリエイターとその収益です。',
  search: 'クリエイターを検索',
  none: {
    title: '提携はまだありません',
    text: 'クリエイターがブランドと提携すると、ここに表示されます。',
  },
  columns: {
    name: 'クリエイター',
    email: 'メール',
    brands: 'ブランド',
    tag: 'プログラムのタグ',
    tagMeaning: 'クリエイタープログラムでのタグ',
  },
  copyEmail: 'メールアドレスをコピー',
  noEmail: '提携がないためメールアドレスは非表示',
  failed: 'クリエイターを読み込めませんでした',
  missing: 'APIにこのIDがないか、ブランドと取引したことのないクリエイターです。',
  allCreators: 'すべてのクリエイター',
  partneredBrands: '提携ブランド',
  scorecard: {
    title: 'スコアカード',
    noLists: 'タグの一覧を読み込めませんでした。クリエイタープログラムの金額が含まれていません。',
    noTag:
      'このクリエイターのプログラムタグは不明です。「クリエイタープログラム」の「タグの照会」でタグをお試しください。',
    description:
      'アトリビューションとクリエイタープログラム（{tags}）の比較です。プログラムのコミッションはプラットフォームからは支払われません。両者は合算されません。',
    failed: 'プログラムの数値を読み込めませんでした。',
    table: '数値の比較',
    metric: '指標',
    attribution: 'アトリビューション',
    program: 'プログラム',
  },
};
