import type { Translated } from '../translated';

export const reportMail: Translated<'reportMail'> = {
  subject: '{title}: {days}',
  ofBrand: '{title}、{brand}',
  soFar: '{label}（途中）',
  utc: '{days}。日付はUTCです。',
  against: '増減は{days}との比較です。',
  receipt:
    '{state, select, complete {すべての行を読み込み済みです} other {一部が未読み込みです（{missing}）}}{change, select, none {} all {。数値は{until}頃まで変わる可能性があります} other {。{from}以降の日は{until}頃まで変わる可能性があります}}。',
  rowsOf: '{days}の{rows}',
  moreRanges: 'ほか{count, number}期間',
  rows: {
    reports: 'レポートの行',
    clicks: 'クリックレポートの行',
    brb: 'BRB見込額',
    program: 'プログラムの行',
  },
  lists: {
    brands: 'ブランド一覧の一部',
    products: '商品一覧の一部',
    productsV1: '商品一覧の一部',
    creators: 'クリエイター一覧の一部',
    campaigns: 'キャンペーン一覧の一部',
    programCreators: 'プログラムクリエイター一覧の一部',
    creatorMatches: '取得済みタグ一覧の一部',
    rates: '為替レート',
  },
  empty: 'この期間に行はありません。',
  moreRows: 'ほか{count, number}行',
  attached: 'すべての行は添付ファイル{name}にあります。',
  leftOut: 'すべての行のファイルは{size}を超えるため、添付していません。ページからエクスポートしてください。',
  link: 'Partnerdeckで開く',
  foot: 'ワークスペース「{workspace}」の定期レポートです。',
  stop: 'このメールを停止',
};
