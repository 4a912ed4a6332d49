import type { Translated } from '../translated';

export const outcomes: Translated<'outcomes'> = {
  askAgain: '再度依頼',
  openHistory: '履歴を開く',
  openConnections: '接続を開く',
  product: '「{product}」',
  productOn: '{marketplace}の「{product}」',
  connectionLost: {
    title: '接続が切れました',
    text: 'オンラインに戻ったら「リンクを作成」をもう一度押してください。同じ依頼でリンクが重複することはありません。',
  },
  unknown: {
    title: '結果が不明です',
    text: '{why} リンクはすでに存在する可能性があります。再送信するのは、ご指示があった場合のみです。',
    conflict: '同じリンクが以前に依頼されましたが、APIから応答がありませんでした。',
    internal: 'リンクの作成中にこちら側で問題が発生しました。',
    timeout: 'APIから時間内に応答がありませんでした。',
  },
  noPermission: {
    title: 'この商品への権限がありません',
    text: 'このキーのクリエイターは{product}のリンクを作成できません。リンクには、有効な商品と、ブランドとの有効なパートナーシップが必要です。',
  },
  notFound: {
    title: '商品が見つかりません',
    text: 'APIは{product}を認識できません。IDを確認してください。',
    textOn: 'APIは{product}を認識できません。IDとマーケットプレイスを確認してください。',
  },
  contentType: {
    title: 'APIがリクエストをJSONとして受け付けませんでした',
    text: 'プロキシがリクエストを変更した可能性があります。リンクは作成されていません。APIの運営者に連絡してください。',
  },
  invalid: {
    title: '入力内容を確認してください',
    refused: 'APIがリクエストを拒否しました',
    unnamed: 'APIの応答は「{message}」で、項目の指定はありません。',
  },
  signedOut: {
    title: 'ログアウトしています',
    text: 'もう一度ログインしてください。何も送信されていません。',
  },
  forbidden: 'ここではリンクを作成できません',
  keyMissing: '使用中のクリエイターキーがありません',
  keyRefused: {
    title: 'APIがクリエイターキーを拒否しました',
    text: 'リンクは作成されていません。「設定」の「接続」でキーを差し替えてから、もう一度お試しください。',
  },
  throttled: {
    title: 'まだ送信されていません',
    text: '{message} {seconds, number}秒後に再試行できます。',
  },
  tooLarge: 'リクエストが多すぎます',
  elsewhere: '何も送信されていません',
  chooseMarketplace: {
    title: 'マーケットプレイスを選択してください',
    several: 'APIがリクエストを拒否しました。{product}は複数のマーケットプレイスで販売されています。',
    sharedid: 'APIがリクエストを拒否しました。共有IDを使えるのは{storefront}の商品のみです。',
  },
  sharedid: {
    title: 'APIが共有IDを拒否しました',
    text: '空欄にするか、英数字のみを使ってください。',
  },
};
