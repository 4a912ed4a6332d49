import type { Translated } from '../translated';

export const linkHealth: Translated<'linkHealth'> = {
  hint: '在庫切れ、無効、またはカタログから消えた商品へのリンクです。',
  ownHint: '在庫切れ、無効、またはカタログから消えた商品への、あなたのリンクです。',
  failed: 'リンクを確認できませんでした',
  label: '購入できない商品',
  found: 'リンク{links, number}件のうち{broken, number}件が、購入できない商品につながっています',
  lost: 'それ以降のクリック{count, number}件',
  unreported: 'うち商品{count, number}件のクリックは不明',
  notCounted: 'クリックレポートは読み込まれていません',
  shown: '商品{count, number}件のうち最初の{shown, number}件',
  unlisted: 'リンク{count, number}件の商品は、カタログに載ったことがありません',
  listedOn: '{day}のカタログ',
  partial:
    'カタログはまだすべて読み込まれていません。ほかにもある可能性があり、カタログから消えた商品は分かりません。',
  none: {
    reading: 'カタログを読み込んでいます',
    partial: 'カタログはまだすべて読み込まれていません',
    noLinks: 'リンクはまだありません',
    well: 'すべてのリンクが購入できる商品につながっています',
  },
  noneHint: {
    reading: '読み込みが終わると、リンクを確認します。',
    partial: '読み込まれた部分に問題は見つかりませんでした。',
    noLinks: '作成したリンクはここで確認されます。',
  },
  wellHint:
    '{day}のカタログと照らし合わせて、リンク{links, number}件を確認しました。{unlisted, plural, =0 {} other {うち#件の商品は、カタログに載ったことがありません。}}',
  columns: {
    state: '状態',
    links: 'リンク',
    clicks: 'その後のクリック',
    instead: '代わりの候補',
  },
  totals: {
    links: '購入できない商品へのリンク',
    clicks: 'その後のクリック',
    of: '{links, number}件中{broken, number}件',
  },
  state: { out: '在庫切れ', inactive: '無効', gone: 'カタログにありません' },
  since: {
    out: '{day}から在庫切れ',
    inactive: '{day}から無効',
    gone: '最後にカタログにあった日: {day}',
  },
  links: 'リンク{count, number}件',
  clicks: {
    since: 'リンク{count, number}件、{day}以降のクリック{clicks, number}件',
    lastDays: 'リンク{count, number}件、過去28日間のクリック{clicks, number}件',
  },
  clickCount: '{count, plural, other {クリック{shown}件}}',
  noSubid: 'サブIDなし',
  more: 'ほか{count, number}件',
  history: '価格と在庫の推移',
  alertMe: '毎週通知する',
  instead: '代わりの候補（同じブランドとカテゴリー）',
  noReplacement: '同じブランドとカテゴリーに在庫のある商品はありません。',
  converts: '90日間でクリック{clicks, number}件からコンバージョン{conversions, number}件',
  neverClicked: '90日間クリックなし',
  newLink: '新しいリンク',
  newLinkTo: '{name}への新しいリンク',
};
