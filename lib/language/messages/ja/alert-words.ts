import type { Translated } from '../translated';

/** Parts of the sentences of rules. */
export const alertWords: Translated<'alerts'>['words'] = {
  metrics: {
    sales: '売上',
    commission: 'コミッション',
    clicks: 'クリック数',
    conversions: 'コンバージョン数',
  },
  whose: {
    all: '全体',
    brand: 'ブランド',
    creator: 'クリエイター',
    product: '商品',
    creator_group: 'クリエイターグループ',
    product_group: '商品グループ',
  },
  any: {
    creator: 'いずれかのクリエイター',
    brand: 'いずれかのブランド',
    product: 'いずれかの商品',
  },
  anyIn: {
    creator_group: 'グループ内のいずれかのクリエイター',
    product_group: 'グループ内のいずれかの商品',
    brand: 'ブランドのいずれかの商品',
  },
  of: '{name}',
  anyOf: '{name}のいずれかの{each, select, creator {クリエイター} brand {ブランド} other {商品}}',
  moves: {
    below: '{metric, select, other {減ったら}}',
    above: '{metric, select, other {増えたら}}',
    either: '{metric, select, other {変わったら}}',
  },
  passes: {
    below: '{metric, select, other {下回ったら}}',
    above: '{metric, select, other {上回ったら}}',
  },
  lost: { times: 'に対する倍率で', points: 'を上回るポイントで' },
  sales: { first: '初めての売上があったら', none: '売上がなかったら' },
  goals: { behind: '予測で目標値を下回り、', ended: '期末に達成または未達になったら' },
  anyCampaign: 'いずれかのキャンペーン',
  paces: { early: '終了前になくなりそうなら', slow: '終了までに使い切れなさそうなら' },
  clicked: { any: 'クリックの有無を問わず', least: 'クリックが' },
  allProducts: 'すべての商品',
  productsOf: '{name}の商品',
  steps: { mine: '自分が担当するパートナー', all: 'いずれかのパートナー' },
  days: '{days, plural, other {#日間}}',
  hours: '{count, plural, other {#時間}}',
  clicks: '{count, plural, other {#クリック}}',
  conversions: '{count, plural, other {コンバージョン#件}}',
  units: {
    days: '{count, plural, other {日間}}',
    hours: '{count, plural, other {時間}}',
    clicks: '{count, plural, other {クリック}}',
    conversions: '{count, plural, other {コンバージョン}}',
  },
  more: '他に{each, select, creator {クリエイター{count, plural, other {#人}}} brand {ブランド{count, plural, other {#件}}} other {商品{count, plural, other {#件}}}}が基準を超えました：{range}の{metric}',
};
