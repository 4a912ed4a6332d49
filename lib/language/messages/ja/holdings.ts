import type { Translated } from '../translated';

export const holdings: Translated<'holdings'> = {
  description:
    '1年分をすぐに開けるよう、レポートの行を保存しています。確定した日は変わりません。その他の日は、レポートを開いたときと下記の予定で更新されます。日付はUTCです。',
  failed: '保存済みデータを一覧表示できませんでした',
  corrections: '保存済みの行に対する修正を{count, number}件記録しています。',
  range: '{range}（UTC）',
  none: '保存済みのデータはまだありません。',
  refresh: '更新',
  refreshNamed: '{source}を更新',
  reading: '「{source}」を読み込み中',
  rows: '行',
  windows: '取得期間',
  windowsOf: '{source}の取得期間',
  settled: '確定',
  settledOf: '{settled}<muted>／{total}</muted>',
  lastSynced: '最終同期',
  missing: '{count, number}件の取得期間が不足',
  newest: '{total, number}件のうち最新の{shown, number}件です。エクスポートにはすべて含まれます。',
  days: '日付（UTC）',
  marketplace: 'マーケットプレイス',
  state: '状態',
  pages: 'ページ',
  read: '取得',
  clear: '消去',
  clearNamed: '{source}を消去',
  clearTitle: '「{source}」を消去しますか？',
  clearText:
    '保存済みの{count, number}行とその修正が、ワークスペース全体から削除されます。レポートはAPIから再度読み込みます。',
  cleared: '{source}を消去しました',
  backup: {
    title: 'バックアップがまだありません。',
    text: 'サーバーで<code>npm run backup</code>を実行してください。組み込みデータベースは1日1回バックアップされます。',
    newest: 'このサーバーの最新バックアップ: <when></when>',
  },
};
