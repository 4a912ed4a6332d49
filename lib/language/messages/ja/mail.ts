import type { Translated } from '../translated';

export const mail: Translated<'mail'> = {
  title: 'メール',
  description: '招待、パスワードの再設定、アラート、定期レポートに使います。',
  from: '送信元: {from}',
  unset:
    'このサーバーはまだメールを送信しません。<code>SMTP_URL</code>、<code>MAIL_FROM</code>、<code>APP_URL</code>を設定し、再起動してください。',
  send: 'テストを送信',
  sent: '{email}にテストを送信しました。',
  orOpen: 'または、次のアドレスを開いてください:',
  invitation: {
    subject: '{name}さんから{workspace}への招待',
    about: '{name}さんがPartnerdeckのワークスペース「{workspace}」に招待しています。役割: {role}。',
    link: '招待を承諾',
    foot: 'リンクは1回のみ、7日間有効です。心当たりがない場合は、このメールを無視してください。',
  },
  reset: {
    subject: '新しいパスワードの設定',
    about: 'Partnerdeckの{email}について、新しいパスワードの設定が依頼されました。',
    link: '新しいパスワードを設定',
    foot: 'リンクは1回のみ、1日間有効です。心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  factor: {
    appAdded: {
      subject: '認証アプリが追加されました',
      about: 'Partnerdeckのアカウント{email}に認証アプリが追加されました。',
    },
    appRemoved: {
      subject: '認証アプリが削除されました',
      about: 'Partnerdeckのアカウント{email}の認証アプリが削除されました。',
    },
    passkeyAdded: {
      subject: 'パスキーが追加されました',
      about: 'Partnerdeckのアカウント{email}にパスキーが追加されました。',
    },
    passkeyRemoved: {
      subject: 'パスキーが削除されました',
      about: 'Partnerdeckのアカウント{email}のパスキーが削除されました。',
    },
    codesRenewed: {
      subject: '新しいリカバリーコードが作成されました',
      about:
        'Partnerdeckのアカウント{email}の新しいリカバリーコードが作成されました。以前のコードは使えません。',
    },
    codeUsed: {
      subject: 'リカバリーコードが使われました',
      about:
        'Partnerdeckのアカウント{email}で、認証アプリやパスキーの代わりにリカバリーコードが使われました。このコードはもう使えません。',
    },
    reset: {
      subject: '2要素認証が解除されました',
      about:
        'サーバーの運営者が、Partnerdeckのアカウント{email}の2要素認証とリカバリーコードを削除しました。',
    },
    link: 'アカウントを開く',
    foot: '心当たりがない場合は、すぐにパスワードを変更し、ワークスペースのオーナーに連絡してください。',
  },
  grant: {
    made: {
      subject:
        '{workspace}に新しい{kind, select, token {APIトークン} live {ライブURL} other {共有ページ}}が作成されました',
      about:
        'Partnerdeckのワークスペース{workspace}で、あなたのアカウントから{kind, select, token {APIトークン} live {ライブURL} other {共有ページ}}「{name}」が作成されました。有効期限は{end}です。',
      foot: '心当たりがない場合は、すぐに無効にして、パスワードを変更してください。',
    },
    ending: {
      subject: '{workspace}の「{name}」は{end}に期限が切れます',
      about:
        'Partnerdeckのワークスペース{workspace}の{kind, select, token {APIトークン} live {ライブURL} other {共有ページ}}「{name}」は{end}に期限が切れます。その後は利用できなくなります。',
      foot: '引き続き必要な場合は、新しく作成してください。不要な場合、操作は必要ありません。',
    },
    several: {
      subject: 'トークン、URL、ページに関するお知らせ{count}件',
      about:
        'Partnerdeckのあなたのアカウントの、APIトークン、ライブURL、共有ページに関するお知らせ{count}件：',
    },
    link: '一覧を開く',
  },
  alert: {
    link: '数値を開く',
    foot: 'ワークスペース「{workspace}」のルール「{rule}」によるお知らせです。',
    stop: 'このルールのメールを停止',
  },
  digest: {
    subject: 'アラート{count}件',
    about: 'ワークスペース「{workspace}」のアラート{count}件：',
    rule: 'ルール：{name}',
    link: 'Partnerdeckを開く',
    foot: '1時間のメール数の上限により、1通にまとめました。',
    stop: 'これらのルールのメールを停止',
  },
  never: 'このアドレスに今後確認しない',
  confirmation: {
    subject: 'レポート「{report}」を受け取りますか？',
    about:
      '{workspace}が、Partnerdeckからレポート「{report}」をメールで送りたいと考えています。承認されるまで何も送信しません。',
    link: '内容を確認して承認',
    foot: 'リンクの有効期間は1週間です。送信者に心当たりがない場合は、このメールを無視してください。',
  },
  test: {
    subject: 'メールは送信できます',
    about: 'ご依頼のテストメールです。Partnerdeckからメールを送信できます。',
    link: 'Partnerdeckを開く',
    foot: '他に必要な操作はありません。',
  },
};
