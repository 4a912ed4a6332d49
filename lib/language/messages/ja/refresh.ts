import type { Translated } from '../translated';

export const refresh: Translated<'refresh'> = {
  title: 'バックグラウンド更新',
  description:
    'レポート、クリック、ボーナス、プログラムの数値とリストを、誰もページを開かなくても読み込みます。朝には最新の数値になります。利用者のリクエストが優先されます。',
  failed: 'バックグラウンド更新を読み込めませんでした',
  every: '更新',
  daily: '1日1回',
  hours: '{hours, plural, other {#時間ごと}}',
  never: 'しない',
  at: '時刻',
  dailyAt: '1日1回 {time}（{zone}）',
  saved: '更新の予定を保存しました',
  now: '今すぐ更新',
  started: '更新を開始します',
  next: '次の更新：<when></when>（指定した時刻から5分以内）',
  off: '数値は、誰かがページを開いたときにだけ更新されます。',
  notPlanned: '最初の更新は、セラーのキーが登録されると予定されます。',
  runs: '最近の更新',
  startedAt: '開始',
  state: '状態',
  rows: '行',
  calls: '読み込んだページ',
  took: '所要時間',
  seconds: '{seconds, number}秒',
  states: { running: '実行中', complete: '完了', failed: '失敗', lost: '中断' },
};
