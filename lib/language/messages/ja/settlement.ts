import type { Translated } from '../translated';

export const settlement: Translated<'settlement'> = {
  description: '報告された数値のうち、確定時に残る割合です。',
  failed: '確定状況を読み込めませんでした',
  reading: 'レポートの行を読み込んでいます',
  metric: '指標',
  grain: '経過日数の表の行',
  rankBy: '並べ替え',
  since: '{day}から変化を記録しています。それより後に初めて読み込んだ日は含まれません。',
  neverSeen: '日ごとの変化はまだ記録されていません。',
  empty: {
    title: 'まだ何もわかりません',
    waiting: '{since}から変化を記録しています。最初の日は{day}に確定します。',
    hint: '確定前と確定後の両方に日を読み込む必要があります。日は終了の45日後に確定します。',
  },
  expected: {
    title: '確定時の見込み',
    estimate: '推定',
    month: '{month}の未確定分{open}のうち、約{expected}が確定する見込みです（範囲 {low}～{high}）。',
    of: '{month}の未確定分、確定時の見込み（推定）',
    about: '約{expected}',
    without: '未確定の{count, plural, other {#}}日には推定がありません。',
    behind: '確定済みの{count, plural, other {#}}か月から推定しています。合計には含まれません。',
    tested: '確定済みの{count, plural, other {#}}か月では、同じ方法の誤差は平均{error}でした。',
    held: 'この範囲は過去{count, plural, other {#}}か月のうち{within, number}か月で当たりました。',
    changed:
      '{month}の確定額は{settled}で、それ以前の月から見込まれる{low}～{high}の範囲外でした。率が変わった可能性があります。',
    fewConversions:
      '推定には、確定月のコンバージョンが100件必要です。現在は{count, plural, other {#}}件です。',
    notCloser: '過去の月では報告値のほうが推定より近かったため、推定はありません。',
    untested: '方法を検証できるだけの過去の月がある確定月がありません。',
    notLoaded: '推定に必要な日がまだすべて読み込まれていません。',
    tooFew: '推定には、変化を記録した確定月が3か月必要です。現在は{count, plural, other {#}}か月です。',
    none: '推定できる未確定分がありません。',
  },
  chart: {
    title: '月別の{metric}（報告と確定）',
    hint: '各月は、月末の報告から確定が見込まれる範囲へ広がります。点は確定額です。',
    reported: '報告',
    expected: '確定時の見込み',
    settled: '確定',
  },
  triangle: {
    title: '経過日数別',
    hint: '最初に報告された数値に対する、各経過日数での割合です。',
    shaded:
      '最初に報告された数値に対する、各経過日数での割合です。色が濃いほど不足が大きく、最大{most}です。',
    age: '{age, plural, other {#}}日',
    now: '現在',
    settledDays: '確定したすべての日',
    someDays: '{days, number}日中{count, number}日',
  },
  ranks: {
    lost: '減少額の大きい順',
    share: '減少率の大きい順',
    reported: '最初の報告の大きい順',
  },
  groups: {
    label: 'グループ別の確定までの変化',
    reported: { label: '最初の報告', meaning: '確定した日を最初に読み込んだときの数値です。' },
    reversed: { label: '取り消し', meaning: '確定までに後の読み込みで減った分です。' },
    added: { label: '後からの追加', meaning: '確定までに後の読み込みで増えた分です。' },
    settled: { label: '確定額', meaning: 'これらの日が確定したときの数値です。' },
    share: { label: '変化', meaning: '確定額から最初の報告を引いた差の、最初の報告に対する割合です。' },
    conversions: '標本：最初に報告されたコンバージョン。少ない標本からはほとんど何もわかりません。',
    days: { label: '日数', meaning: '変化を記録した、行のある確定日です。' },
  },
};
