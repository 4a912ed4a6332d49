import type { Translated } from '../translated';

export const holdings: Translated<'holdings'> = {
  description:
    '1年分をすぐに開けるよう、レポートの行を保存しています。確定した日は変わりません。その他の日は、レポートを開いたときと下記の予定で更新されます。',
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
  messages: {
    title: '送信履歴',
    description: 'このワークスペースの最新50件のメールとチャンネルへのメッセージです。',
    none: 'まだ何も送信していません。アラート、定期レポート、招待がここに表示されます。',
    what: '内容',
    to: '宛先',
    outcome: '結果',
    time: '日時',
    kind: '{kind, select, report {レポート} confirmation {アドレスへの確認} invitation {招待} grant {トークン、URL、ページ} channel_test {チャンネルのテスト} other {アラート}}',
    state:
      '{state, select, waiting {待機中} sending {送信中} sent {送信済み} failed {未送信} other {届いた可能性あり}}',
    problem:
      '{problem, select, rejected {メールサーバーまたは宛先が拒否しました。} unsent {メールサーバーが受け付けませんでした。} unreachable {メールサーバーが応答しません。} unknown {メールサーバーが受け付けたかどうか不明です。} lost {期限内に送信できなかったか、送信中にサーバーが終了しました。} stopped {不要になりました。} unmade {対象がなくなりました。} disabled {チャンネルは無効です。} sealed {保存されたチャンネルのアドレスを開けません。} restored {バックアップが復元されました。} address {チャンネルのアドレスはプライベートネットワークのものです。} name {チャンネルのホストが見つかりません。} tls {チャンネルのホストに有効な証明書がありません。} timeout {時間内に応答がありませんでした。} other {接続に失敗しました。}}',
  },
  work: {
    title: '定期実行',
    description: '種類ごとの最新の実行です。',
    kind: '{kind, select, refresh {更新} alerts {アラートルール} other {定期レポート}}',
  },
  backup: {
    title: 'バックアップがまだありません。',
    text: 'サーバーで<code>npm run backup</code>を実行してください。組み込みデータベースは1日1回バックアップされます。',
    newest: 'このサーバーの最新バックアップ: <when></when>',
  },
};
