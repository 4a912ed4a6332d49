import type { Translated } from '../translated';

export const exports: Translated<'exports'> = {
  export: 'エクスポート',
  cancel: 'エクスポートをキャンセル',
  stop: '停止',
  stopped: 'エクスポートが停止しました',
  preparing: '準備中…',
  done: '{rows, number}行をエクスポートしました',
  partial: '一部のデータはまだ読み込まれていません。対象はファイルに記載しています。',
};
