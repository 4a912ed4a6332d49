import type { Translated } from '../translated';

export const profit: Translated<'profit'> = {
  description: 'マージンに基づき、コミッション控除後に売上から残る金額です。',
  cpc: 'CPC損益分岐点',
  cpcDescription: 'クリックの費用と、マージンに基づくクリックの価値です。',
  failed: '利益を読み込めませんでした',
  reading: 'レポート行を読み込み中',
  rankBy: '並べ替え',
  noMargin: 'マージンなし',
  setMarginFor: '{brand}に設定',
  first: {
    title: 'マージンを追加すると利益が表示されます',
    set: 'マージンは、商品の原価を差し引いた後に売上から残る割合です。',
    brand: { title: 'ブランドに設定', text: '最も簡単な方法です。ブランドのすべての商品に適用されます。' },
    product: { title: 'カテゴリーまたは商品に設定', text: 'ブランドのマージンより優先されます。' },
    file: { title: 'ファイルから', text: 'CSVまたは貼り付けた行で、まとめて設定します。' },
  },
  notice: {
    loading: 'カテゴリーを読み込み中です。',
    untilThen: '完了までは商品のマージンのみが計算されます。',
    failed: 'カテゴリーを読み込めませんでした。',
    onlyProducts: '商品のマージンのみが計算されます。',
    uncovered:
      '売上{sales}（{share}）にマージンがなく、利益の数値には含まれていません。<link>マージンを設定</link>',
    costsLeftOut: 'フィルターにより費用{costs}が除かれています。該当する部分を判別できないためです。',
    seeCosts: '<link>費用を見る</link>',
    onlyCommission: 'この期間には、コミッション以外の費用が入力されていません。<link>費用を入力</link>',
  },
  estimate: {
    title: '純利益の見込み',
    amount: '≈ {amount}',
    range: 'すべての日が確定した時点（範囲 {low}～{high}）。これまでの報告: {reported}。',
    afterCosts: '費用差引後 ≈ {amount}（範囲 {low}～{high}）。',
    tested:
      '確定済みの{count, plural, other {#}}か月では、同じ方法の平均誤差は売上で{sales}、コミッションで{commission}でした。',
    without: '{count, plural, other {#}}日は推定がまだないため含まれません。',
  },
  unassigned: {
    brand: 'ブランドに割り当てなし',
    creator: 'クリエイターに割り当てなし',
    other: '{dimension}に割り当てなし',
    meaning: 'どの行にも属さない費用です。合計には含まれます。',
  },
  below: {
    title: '損益分岐点未満',
    none: '損益分岐点を下回るCPCの{noun}は確認されていません。{unknown, plural, =0 {} other {#件にはマージンがありません。}}',
    total:
      'CPCの{noun}{groups, number}件中{losing, number}件が損益分岐点を下回っています。クリックの費用が価値を上回っています。{unknown, plural, =0 {} other {#件にはマージンがありません。}}',
    entry: '<name>{group}：</name><text>{worth}。</text>',
    more: '他{count, number}件は表に表示されています。',
  },
  breakEven: {
    header: '損益分岐点との比較',
    description: 'クリックの費用と、マージンに基づくクリックの価値です。',
    unknown: 'マージンがないため、クリックの価値は不明です',
    noClicks: 'マージンのあるクリックはありません',
    lost: '1クリックの費用は{cost}、価値は{worth}：{clicks, number}クリックで{amount}の損失',
    made: '1クリックの費用は{cost}、価値は{worth}：{clicks, number}クリックで{amount}の利益',
  },
  values: {
    netProfit: {
      label: '純利益',
      meaning: '売上×マージンからコミッションを引いた額です。マージンのない行は含みません。',
    },
    netProfitWithBonus: {
      label: 'BRB込み',
      meaning: '純利益に、マージンのあるブランドのBRB見込額を加えた額です。',
    },
    returnOnCommission: {
      label: 'コミッション利益率',
      meaning: 'コミッションに対する純利益の割合です。50%は、支払い1に対して利益0.5を意味します。',
    },
    grossProfit: {
      label: '粗利益',
      meaning: '各売上にマージンを掛けた額です。',
    },
    commission: {
      label: 'コミッション',
      meaning: 'マージンの有無にかかわらず、すべての行のコミッションです。',
    },
    costPerClick: {
      label: 'クリック単価',
      meaning: 'マージンのある行の、クリックあたりのコミッションです。',
    },
    breakEvenCpc: {
      label: '損益分岐CPC',
      meaning: 'クリックの価値（クリックあたりの粗利益）です。費用がこれを上回るクリックは損失になります。',
    },
    clicks: {
      label: 'クリック数',
      meaning: 'すべての行のクリック数です。',
    },
    sales: {
      label: '売上',
      meaning: 'マージンの有無にかかわらず、すべての行の売上です。',
    },
    netProfitAfterCosts: {
      label: '費用控除後',
      meaning: '純利益から、入力された費用を引いた額です。',
    },
    costs: {
      label: '費用',
      meaning: 'この期間に入力された固定報酬、サンプル、契約料、ツールの費用です。',
    },
    costPerConversion: {
      label: 'コンバージョン単価',
      meaning: 'すべての行のコミッションと費用の合計を、コンバージョン数で割った額です。',
    },
    returnOnAllCost: {
      label: '総費用利益率',
      meaning: 'コミッションと費用の合計に対する、費用控除後の利益の割合です。',
    },
    uncovered: {
      label: 'マージンなし',
      meaning: 'マージンのない売上の割合です。利益の数値には含まれません。',
    },
  },
};
