import type { Translated } from '../translated';

export const caption: Translated<'caption'> = {
  ofView: '{view}（{page}）',
  ofBrand: '{title}、{brand}',
  filter: '{label}：{values}',
  days: '{days}（UTC）',
  by: '{dimension}別',
  byChange: {
    fall: '{dimension}別（減少の大きい順）',
    rise: '{dimension}別（増加の大きい順）',
  },
  unknown: '不明',
  soFar: '{label}（途中）',
  change:
    '{part, select, all {{days}との比較} other {{days}との比較（{of, number}日中{counted, number}日）}}',
  against:
    '{part, select, all {増減は{days}との比較です。} some {{days}との増減は、{of, number}日中、終了（UTC）後に読み込んだ{counted, number}日が対象です。} early {{first}より前のデータがないため、{days}との増減はありません。} other {{days}との増減はまだありません。両期間とも終了（UTC）後に読み込んだ日がありません。}}{ranked, select, value {グループは値の大きい順です。} other {}}',
  currency: '表は{shown}です。合計には{others}もあります。',
  noFigures: '{asked}の数値はありません。表は{shown}です。',
  receipt:
    '{state, select, complete {すべての行を読み込み済みです} matching {条件に合うすべての行を読み込み済みです} other {一部が未読み込みです（{missing}）}}{change, select, none {} all {。数値は{until}頃まで変わる可能性があります} other {。{from}以降の日は{until}頃まで変わる可能性があります}}。',
  rowsOf: '{days}の{rows}',
  moreRanges: 'ほか{count, number}期間',
  moreRows: 'ほか{count, number}行',
  moreColumns: 'ほか{count, number}列',
  unread: '{rows, number}行の{values, number}項目を読み取れませんでした：{fields}。',
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
  filters: {
    search: '検索',
    from: '開始日',
    to: '終了日',
    api: 'カタログAPI',
    kind: '種類',
    subject: '対象',
    group: 'グループ',
    tag: 'タグ',
    rows: '行',
    oneMember: 'メンバー1人',
    anyone: '全員',
  },
  unknownValue: {
    text: '{state, select, unread {{label}「{value}」はまだ確認できません。該当するリストの読み込みが完了していません。} other {{label}「{value}」は見つかりません。}}{known, select, none {} same {「{first}」とは大文字・小文字または空白だけが異なります。} other {既知の値：{names}。}}',
    more: 'ほかに{count}件の値が見つかりません。',
  },
};
