import type { Translated } from '../translated';

export const charts: Translated<'charts'> = {
  chart: 'グラフ',
  notes: 'メモ',
  moreNotes: 'ほか{count, number}件のメモ',
  more: 'ほか{count, number}件',
  noteOf: '{days}：{text}',
  addNote: 'メモを追加',
  addNoteTitle: 'メモを追加',
  addNoteOn: '{days}のメモを追加',
  notLoaded: '未読み込み',
  showChart: 'グラフで表示',
  showTable: '表で表示',
  downloadImage: '画像をダウンロード',
  downloadCsv: 'CSVをダウンロード',
  asTable: '{title}（表）',
  keys: '左右の矢印キーで移動します。Nでメモを追加し、Shiftと矢印キーで複数を選択します。',
  keysToNotes:
    '左右の矢印キーで移動します。Nでメモを追加し、Shiftと矢印キーで複数を選択します。上下でメモへ移動します。',
  against: '比較：{day}',
  againstFrom: '比較：{day}からの期間',
  selected: '選択中：{days}',
  open: '{bucket}を開く',
  part: '{of, number}日のうち{days, number}日',
  partOf: '{bucket}、{of, number}日のうち{days, number}日',
  day: '日（UTC）',
  week: '週（UTC）',
  month: '月（UTC）',
  caption: '{days}。日付はUTC。{open, select, all {すべての日に変更の可能性があります。} other {}}',
  captionCompared:
    '{days}（比較：{compared}）。日付はUTC。{open, select, all {すべての日に変更の可能性があります。} other {}}',
  span: '{label}、{status}、{days}',
};
