import type { Translated } from '../translated';

/** What rules can tell, by kind. */
export const alertKinds: Translated<'alerts'>['kinds'] = {
  threshold: {
    label: '数値が基準を超えたとき',
    sentence:
      '<currency></currency>の<whose></whose>の<metric></metric>が<days></days>で<limit></limit>を<moves></moves>知らせる',
    told: {
      above: '{range}の{metric}（{of}）が{limit}を上回りました：{value}',
      below: '{range}の{metric}（{of}）が{limit}を下回りました：{value}',
    },
    corrected: {
      above: '訂正：{range}の{metric}（{of}）は{limit}を上回らず、{value}でした',
      below: '訂正：{range}の{metric}（{of}）は{limit}を下回らず、{value}でした',
    },
  },
  change: {
    label: '数値が変化したとき',
    sentence:
      '<currency></currency>の<whose></whose>の<metric></metric>が<days></days>で、前の同じ曜日と比べて<limit></limit>を超えて<moves></moves>知らせる',
    told: {
      above: '{range}の{metric}（{of}）が{limit}を超えて増えました：{beforeRange}の{before}から{value}',
      below: '{range}の{metric}（{of}）が{limit}を超えて減りました：{beforeRange}の{before}から{value}',
    },
    corrected: {
      above: '訂正：{range}の{metric}（{of}）の増加は{limit}以内でした：{beforeRange}の{before}から{value}',
      below: '訂正：{range}の{metric}（{of}）の減少は{limit}以内でした：{beforeRange}の{before}から{value}',
    },
  },
  creatorSales: {
    label: 'クリエイター・掲載場所の初売上、または売上の停止',
    sentence: {
      first: '<seller></seller>に<event></event>知らせる',
      none: '<seller></seller>に<event></event>（<days></days>）知らせる',
    },
    subject: '{kind} {name}',
    told: {
      first:
        '{name}の初めての売上：{day}に{count, plural, other {コンバージョン#件}}。{since}以降のデータを保存',
      none: '{range}は{name}の売上がありませんでした',
    },
    corrected: {
      first:
        '{known, select, yes {訂正：{name}の初めての売上は{day}ではなく{first}でした} other {訂正：{day}までに{name}の売上はありませんでした}}',
      none: '訂正：{range}に{name}のコンバージョンが{count, plural, other {#件}}ありました',
    },
  },
  reversalsRose: {
    label: '取り消しが以前より増えたとき',
    sentence:
      '確定した月の<currency></currency>の<whose></whose>の取り消し率が、以前の平均<by></by><limit></limit>以上で、<sample></sample>以上あれば知らせる',
    told: '{month}（{of}）に最初に報告されたコミッションのうち{share}が確定時に失われました。それ以前の{months, plural, other {#}}か月では{before}でした。サンプル：コンバージョン{conversions, plural, other {#}}件、以前は{earlier, number}件',
  },
  goal: {
    label: '目標に遅れが出た、または期間が終わった',
    sentence: {
      behind: '目標が<event></event>その差が<limit></limit>を超えたら知らせる',
      ended: '目標が<event></event>知らせる',
    },
    told: {
      behind: '{goal}：{day}までに目標の約{expectedShare}（{expected}）の見込みです。これは推定です。',
      reached: '{goal}：{value}（{share}）で目標を達成しました',
      missed: '{goal}：{value}（{share}）で目標は未達でした',
    },
    corrected: {
      reached: '訂正：{goal}：現在は{value}（{share}）で目標を達成しています',
      missed: '訂正：{goal}：現在は{value}（{share}）で目標は未達です',
    },
  },
  campaignBudget: {
    label: 'キャンペーン予算の不足・未消化',
    sentence: '<campaign></campaign>の予算が<pace></pace>知らせる',
    told: {
      early:
        '推定：{name}の予算は{runsOut}頃になくなります（残り{days, plural, other {#日}}）。{day}までに{budget}のうち{spent}を使用',
      slow: '推定：{name}が終了までに使うのは{budget}のうち{projected}です（残り{days, plural, other {#日}}）。{day}までに{spent}を使用',
      spent:
        '{name}の予算がなくなりました（残り{days, plural, other {#日}}）。{day}までに{budget}のうち{spent}を使用',
    },
    corrected: {
      early: '訂正：{name}の予算は終了まで足りる見込みでした。{day}までに{budget}のうち{spent}を使用',
      slow: '訂正：{name}の予算は使い切れる見込みでした。{day}までに{budget}のうち{spent}を使用',
    },
  },
  productGone: {
    label: '商品が購入できないとき',
    sentence: {
      any: '<brand></brand>の商品が購入できなくなったら、<clicked></clicked>知らせる',
      clicked:
        '<brand></brand>の商品が購入できなくなったら、<clicked></clicked><clicks></clicks>以上（<days></days>）あれば知らせる',
    },
    told: {
      out: '{name}は{known, select, yes {{since}から} other {}}在庫切れです{counted, select, yes {：{range}に{count, plural, other {#クリック}}} other {}}',
      inactive:
        '{name}は{known, select, yes {{since}から} other {}}無効です{counted, select, yes {：{range}に{count, plural, other {#クリック}}} other {}}',
      gone: '{name}はカタログにありません（最終掲載：{since}）{counted, select, yes {：{range}に{count, plural, other {#クリック}}} other {}}',
      more: '在庫切れ・無効・カタログ外の商品が他に{count, plural, other {#件}}{counted, select, yes {、{range}にクリックされました} other {あります}}',
    },
  },
  linksBroken: {
    label: '購入できない商品へのリンク（週1回）',
    sentence: '購入できない<products></products>につながるリンクを週1回知らせる',
    more: 'ほか{count, number}商品',
    told: {
      counted:
        '{count, number}件のリンクが購入できない商品につながっています。{range}に失われたクリック：{clicks, number}回。{names}',
      notCounted:
        '{count, number}件のリンクが購入できない商品につながっています。先週のクリックはすべて読み込まれていません。{names}',
    },
  },
  rateChanged: {
    label: '掲載コミッション率が変わったとき',
    sentence: '<brand></brand>の商品の掲載コミッション率が変わったら知らせる',
    told: {
      rose: '{name}の掲載コミッション率が{since}から{day}の間に{before}から{after}に上がりました',
      fell: '{name}の掲載コミッション率が{since}から{day}の間に{before}から{after}に下がりました',
      more: '他に{count, plural, other {#件}}の商品の掲載コミッション率が{day}までに変わりました',
    },
  },
  monthReady: {
    label: '月次締めができるとき',
    sentence: '<currency></currency>の月次締めができるようになったら知らせる',
    told: '{month}は締められます：すべての数値が確定し、コミッションは{commission}です',
  },
  closedDiffers: {
    label: '締めた月に差異があるとき',
    sentence: '締めた月の<currency></currency>のコミッションの差異が<limit></limit>を超えたら知らせる',
    told: '締めた{month}のコミッションの差異は{difference}で、{limit}を超えました',
    corrected: '訂正：締めた{month}のコミッションの差異は{difference}で、{limit}を超えていません',
  },
  stepDue: {
    label: '次のステップの期日が来たとき',
    sentence: 'クリエイターデスクで<whose></whose>の次のステップの期日が来たら知らせる',
    told: '{name}：{step}（期日：{day}）',
  },
  keyRejected: {
    label: 'APIがキーを拒否したとき',
    sentence: 'APIがキーを拒否したら知らせる',
    told: {
      seller: 'APIがセラーキーを拒否しました。新しいデータを読み込むには、キーを置き換えてください。',
      creator: 'APIがクリエイターキーを拒否しました。リンクを作成するには、キーを置き換えてください。',
    },
  },
  notRefreshed: {
    label: 'レポートデータが読み込まれないとき',
    sentence: 'レポートデータが<hours></hours>読み込まれなかったら知らせる',
    told: 'レポートデータが{hours, plural, other {#時間}}以上読み込まれていません。最終読み込み：{since}。',
  },
};
