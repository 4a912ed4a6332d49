import type { Translated } from '../translated';

export const presets: Translated<'presets'> = {
  title: 'プリセット',
  manage: '保存・削除',
  saveThese: 'このサブIDを保存',
  none: '「newsletter」など、よく使うサブIDを保存できます。',
  preset: 'プリセット {name}',
  shared: 'ワークスペースの全員が使えます。',
  save: 'プリセットを保存',
  new: '新しいプリセット',
  name: '名前',
  nameNeeded: 'プリセットの名前を入力してください。',
  saves: '{subids}を保存します。同じ名前の自分のプリセットは置き換えられます。',
  quoted: '「{subid}」',
  saved: 'プリセット「{name}」を保存しました',
  enterSubid: '先に有効なサブIDを入力してから、ここで名前を付けて保存してください。',
  list: '保存済みのプリセット',
  remove: 'プリセット {name}を削除',
  confirm: 'プリセット「{name}」を削除しますか？',
  removeForAll: '全員から削除',
  consequence: 'このワークスペースでは「{subids}」をこの名前で選べなくなります。作成済みのリンクは残ります。',
};
