import type { Translated } from '../translated';

export const views: Translated<'views'> = {
  title: '保存済みビュー',
  failed: 'ビューを読み込めませんでした。',
  none: '保存済みビューはまだありません。',
  saveThis: 'このビューを保存…',
  replace: '「{name}」をこの内容に置き換え',
  replaced: '「{name}」を現在の内容に更新しました',
  notChanged: 'ビューを変更できませんでした',
  share: 'このビューを共有…',
  manage: '名前の変更・削除…',
  managing: {
    hint: '作成者、オーナー、管理者がビューを変更できます。',
    done: '完了',
    nameOf: '{name}の名前',
    rename: '{name}の名前を変更',
    delete: '{name}を削除',
    deleteForAll: '全員から削除',
    savedBy: '保存者：{name}',
  },
  saving: {
    title: 'このビューを保存',
    hint: 'フィルター、期間、並べ替え、列をワークスペース全員に保存します。',
    name: '名前',
    nameMissing: 'ビューに名前を付けてください。',
    save: 'ビューを保存',
    saved: '「{name}」として保存しました',
  },
};
