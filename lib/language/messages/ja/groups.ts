import type { Translated } from '../translated';

export const groups: Translated<'groups'> = {
  title: 'グループ',
  one: 'グループ',
  description:
    'クリエイターと商品に名前を付けたグループです。レポート、リスト、ファイルで絞り込みと集計に使えます。',
  hint: '1つのクリエイターや商品が複数のグループに入ることがあります。重なるグループの値は合計できません。',
  mark: '重複あり',
  overlap: '他のグループと重なり、複数の行に含まれるデータがあります。合計では1回だけ数えます。',
  failed: 'グループを読み込めませんでした',
  managers: {
    title: 'グループはオーナーと管理者が管理します。',
    text: '表示と利用はできます。',
  },
  none: {
    title: 'グループはまだありません',
    text: 'ここにIDを貼り付けるか、クリエイターまたは商品のページで行を選ぶか、フィルターを保存してください。',
  },
  kind: '種類',
  kinds: { creator: 'クリエイター', product: '商品' },
  name: '名前',
  live: 'フィルター',
  liveHint:
    'フィルターに従うグループは、クリエイターまたは商品のページでフィルターを設定し、グループとして保存してください。',
  follows: 'グループには、過去の日のレポートでも、現在フィルターに一致するものが入ります。',
  members: {
    creator: 'クリエイター{count, number}人',
    product: '商品{count, number}件',
  },
  waiting: {
    creator: 'クリエイターのリストを読み込むと分かります',
    product: '商品のリストを読み込むと分かります',
  },
  unknown: 'リストにないID：{count, number}件',
  notListed: 'リストにありません',
  inGroup: 'グループのメンバー',
  show: 'メンバーを表示',
  more: 'さらに表示',
  remove: '{name}を外す',
  add: 'グループを追加',
  adding: 'グループを追加',
  added: 'グループを追加しました',
  addedUnknown: 'グループを追加しました。リストにないID：{count, number}件。',
  addIds: 'IDを追加',
  addTo: 'グループに追加',
  addingTo: {
    creator: 'クリエイター{count, number}人をグループに追加',
    product: '商品{count, number}件をグループに追加',
  },
  membersAdded: {
    creator: 'クリエイター{count, number}人を追加しました',
    product: '商品{count, number}件を追加しました',
  },
  newOne: '新しいグループ',
  saveFilter: 'フィルターをグループとして保存',
  rename: '名前を変更',
  renaming: '{name}の名前を変更',
  renamed: 'グループの名前を変更しました',
  delete: 'グループを削除',
  deleteTitle: '{name}を削除しますか？',
  deleteText:
    'クリエイターや商品は残ります。このグループで絞り込むビューやアラートは何にも一致しなくなります。',
  deleted: 'グループを削除しました',
  ids: {
    creator: 'クリエイターID',
    product: '商品ID',
    hint: 'リスト、表の列、IDの列があるCSVファイルを貼り付けてください。',
    check: 'IDを確認',
    known: '{total, number}件のうち{known, number}件がリストにあります',
    unknown: '見つからないID：{ids}',
  },
  issues: {
    name: '名前：{problem}。',
    ids: 'ID：{problem}。',
  },
};
