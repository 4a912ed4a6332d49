import type { Translated } from '../translated';

export const placements: Translated<'placements'> = {
  title: '成果',
  hint: 'ここで作成またはインポートしたリンクの成果です。',
  label: '掲載場所',
  failed: '掲載場所を読み込めませんでした',
  none: 'この期間の行はありません',
  noneHint: '別の期間を選ぶか、リンクを作成してください。',
  rankBy: '並べ替え',
  against: '{week}（{against}）',
  productHint: 'リンクの対象商品です。',
  change: '前週比',
  changeHint: '{metric}、{against}。',
  share: '割合',
  shareHint: 'その通貨のコミッションに占める割合です。',
};
