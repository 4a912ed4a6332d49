import type { Translated } from '../translated';

export const exports: Translated<'exports'> = {
  shownColumns: '表示中の列',
  allColumns: '{format}（すべての列）',
  export: 'エクスポート',
  cancel: 'エクスポートをキャンセル',
  stop: '停止',
  stopped: 'エクスポートが停止しました',
  preparing: '準備中…',
  done: '{rows, number}行をエクスポートしました',
  partial: '一部のデータはまだ読み込まれていません。対象はファイルに記載しています。',
};
