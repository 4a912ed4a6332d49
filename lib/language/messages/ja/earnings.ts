import type { Translated } from '../translated';

export const earnings: Translated<'earnings'> = {
  hint: 'ご自身が作成したリンクの収益です。',
  label: 'あなたのリンク',
  failed: '収益を読み込めませんでした',
  others: 'ほか{count, number}件のリンク、コミッション{amount}',
  partialHint: 'この期間のレポートの一部の行が読み込まれていません。',
  none: 'この期間の収益はありません',
  noneHint: 'ご自身が作成したリンクの売上、コミッション、クリックがここに表示されます。',
  subid: 'サブID',
  subidHint: 'リンクを使っている場所です。',
  total: '合計',
  meanings: {
    sales: 'リンクに紐づく売上です。',
    commission: 'その売上とクリックからリンクが得た金額です。',
    clicks: 'リンクのクリック数です。',
  },
  chart: {
    metric: '指標',
    money: '{grain, select, week {週} month {月} other {日}}別の{metric}（{currency}）',
    count: '{grain, select, week {週} month {月} other {日}}別の{metric}（{currency}のマーケットプレイス）',
  },
  receipt: {
    rows: 'あなたのリンクの行',
    settled: '確定した日',
  },
};
