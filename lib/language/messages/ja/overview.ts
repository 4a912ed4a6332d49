import type { Translated } from '../translated';

export const overview: Translated<'overview'> = {
  failed: '概要を読み込めませんでした',
  empty: {
    title: 'この期間のデータはありません',
    hint: '別の期間を選択するか、クリエイターがリンクを使用した後に再度ご確認ください。',
  },
  demo: {
    title: 'これはデモです。',
    text: '1年分の架空データを持つセラーとクリエイターです。リンクを作成してクリックすると、実際のリンクと同じように集計されます。このワークスペースは、デモを開いた全員で共有されます。',
    close: '了解',
  },
  others: '他の通貨の{metric}',
  before: '比較期間 {value}',
  cost: {
    title: 'プログラム純コスト',
    footer: 'BRB：ブランド紹介ボーナス。支払われるまでは見込額です。',
    parts: 'コミッション {commission} − BRB見込額 {bonus}',
    others: '他の通貨の純コスト',
  },
  tops: {
    products: {
      title: '上位の商品',
      all: 'すべて<hidden>の上位商品をレポートで表示</hidden>',
    },
    creators: {
      title: '上位のクリエイター',
      all: 'すべて<hidden>の上位クリエイターをレポートで表示</hidden>',
    },
    brands: {
      title: '上位のブランド',
      all: 'すべて<hidden>の上位ブランドをレポートで表示</hidden>',
    },
    bySales: '売上順',
    counts: 'クリック{clicks, number}件 · コンバージョン{conversions, number}件',
  },
  findings: {
    title: '無駄になったクリック',
    description: '購入できない商品へのクリックです。',
    failed: '商品を読み込めませんでした。',
    notLoaded: 'レポート行はまだ読み込まれていません。',
    none: '無駄になったクリックはありません。',
    clicks: '{clicks, number} <hidden>件のクリックが無駄</hidden>',
  },
  attention: {
    title: '対応が必要なキャンペーン',
    description: 'クリエイタープログラム。消化ペースは推定です。',
    none: 'クリエイタープログラムにキャンペーンはありません。',
    onTrack: 'すべてのキャンペーンは順調です。',
    notLoaded: 'これらのキャンペーンには未読み込みの日があります。',
    reasons: {
      spent: '予算を使い切りました（残り{days, number}日）',
      early: '予算は{day}頃に尽きる見込みです（残り{days, number}日）',
      slow: '予算の{share}しか消化していません（残り{days, number}日）',
      ending: 'あと{days, number}日で終了します',
    },
  },
  changes: {
    title: '前回のアクセス以降の変更',
    since: '前回のアクセス（{ago}）以降に修正された、報告済みの数値です',
    first: '次回のアクセスから、ご覧になった数値の修正がここに表示されます。',
    failed: '変更ログを読み込めませんでした。',
    none: '報告済みの数値に変更はありません。',
    program: '{metric}（クリエイタープログラム）',
    rows: '{rows, number}行 · {range}',
  },
};
