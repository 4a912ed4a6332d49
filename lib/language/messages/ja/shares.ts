import type { Translated } from '../translated';

export const shares: Translated<'shares'> = {
  menu: '共有…',
  create: {
    title: 'このページを共有',
    description: 'アカウントのない人向けの閲覧専用ページを作成します。見られるのはこの数値だけです。',
    shown: '共有する内容',
    range: '期間',
    relative: '{range}（開いた日を基準）',
    fixed: '{days}（固定）',
    filters: 'フィルター',
    unfiltered: '{page}（フィルターなし）',
    password: 'パスワード',
    passwordHint: '別の手段で伝えてください。保存されるのはハッシュのみです。',
    button: 'ページを作成',
    made: '共有ページ',
    madeHint: '今すぐURLをコピーしてください。再表示されません。「受信箱」の「共有」で無効にできます。',
    secret: 'URL',
    copy: 'URLをコピー',
  },
  kinds: {
    reports: 'レポート',
    clicks: 'クリックレポート',
    brb: 'BRB見込額',
    program: 'プログラムレポート',
    scorecard: 'クリエイターのスコアカード',
    statement: '明細書',
  },
  sheet: {
    sharedBy: '{workspace}による共有',
    complete: '完全',
    partialBadge: '不完全',
    asOf: '{moment}（UTC）時点',
    noAge: 'まだ何も保存されていません',
    live: 'この月はまだ締められていません。{days}を保存済みのまま表示します。',
    nothing: 'この期間に行はありません',
    nothingHint: '数値が入り次第、ここに表示されます。',
    footer: '閲覧専用ページです。期限: {end}',
  },
  locked: {
    title: 'このページにはパスワードが必要です',
    text: '共有した人に確認してください。',
    password: 'パスワード',
    button: 'ページを開く',
  },
  missing: {
    title: 'このページは存在しません',
    text: 'URLが正しくないか、ページの期限が切れたか、無効にされました。',
  },
  busy: {
    title: 'リクエストが多すぎます',
    text: 'お使いのネットワークから多くのページが開かれました。1分待ってから再読み込みしてください。',
  },
  failed: {
    title: 'このページを読み込めませんでした',
    text: 'しばらくしてから再読み込みしてください。',
  },
};
