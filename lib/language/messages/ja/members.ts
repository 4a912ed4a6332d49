import type { Translated } from '../translated';

export const members: Translated<'members'> = {
  description: '{workspace}のメンバーと権限です。',
  demo: {
    title: 'デモのアカウントは全員で共有されています。',
    text: '専用のワークスペースを使うには、アカウントを作成してください。',
  },
  roles: {
    owner: 'オーナー',
    admin: '管理者',
    analyst: 'アナリスト',
    creator: 'クリエイター',
  },
  rights: {
    owner: 'オーナー：すべての操作、オーナーの管理',
    admin: '管理者：キー、メンバー、リンク、レポートの管理',
    analyst: 'アナリスト：すべての閲覧',
    creator: 'クリエイター：リンクの作成、セラーデータは閲覧不可',
  },
  invite: {
    title: 'リンクで招待',
    description: '最初にリンクを開いた人が参加します。有効期限は7日間です。',
    role: '役割',
    email: 'メールアドレス',
    emailHint: 'リンクをこのアドレスにも送信します。',
    mailed: '{email}に招待を送信しています。リンクをコピーすることもできます。',
    notMailed:
      '{email}にはメールを送信しません。このサーバーからのメールを拒否したか、今週すでに確認を受け取っています。リンクをコピーして送ってください。',
    create: '招待リンクを作成',
    link: '招待リンク',
  },
  invitations: {
    title: '未使用の招待',
    description: '各リンクは1回だけ使えます。',
    createdBy: '作成者: {name}、期限: <when></when>',
    ends: '期限: <when></when>',
    mail: '{state, select, sent {{email}に送信済み} failed {{email}に送信できませんでした。取り消して、リンクを自分で送ってください。} unknown {{email}へのメールは届いていない可能性があります} other {{email}に送信中}}',
    withdraw: '取り消す',
    withdrawNamed:
      '{role, select, owner {オーナー} admin {管理者} analyst {アナリスト} other {クリエイター}}としての招待を取り消す',
    withdrawn: '招待を取り消しました',
  },
  people: {
    title: 'メンバー',
    you: 'あなた',
    joined: '{email}・参加: <when></when>',
    roleOf: '{name}の役割',
    roleChanged: '役割を変更しました',
    factors: {
      both: '2要素認証：認証アプリとパスキー',
      app: '2要素認証：認証アプリ',
      passkey: '2要素認証：パスキー',
      none: '2要素認証なし',
    },
  },
  leave: {
    button: '退出',
    title: 'このワークスペースから退出しますか？',
    lost: 'すぐにアクセスできなくなります。戻るには新しい招待が必要です。',
    confirm: 'ワークスペースから退出',
  },
  remove: {
    named: '{name}を削除',
    title: '{name}さんを削除しますか？',
    lost: 'すぐにログアウトされ、APIトークンも無効になります。リンクとビューは残ります。',
    confirm: 'メンバーを削除',
    done: 'メンバーを削除しました',
  },
  reset: {
    button: 'パスワードを再設定',
    named: '{name}のパスワードを再設定',
    link: '{name}のパスワード再設定用リンク',
  },
  earnings: {
    title: 'クリエイターの収益',
    description: 'クリエイターは、自分で作成したリンクの売上、コミッション、クリックだけを閲覧できます。',
    show: '収益を表示',
    hide: '収益を非表示',
    shown: 'クリエイターは自分の収益を閲覧できます。',
    hidden: 'クリエイターは収益を閲覧できません。',
    nowShown: 'クリエイターに収益を表示します',
    nowHidden: 'クリエイターに収益を表示しなくなりました',
  },
  factor: {
    description: 'パスワードでログインするメンバーは、2要素認証を設定するまで、ここで他の操作ができません。',
    require: '2要素認証を必須にする',
    release: '任意にする',
    required: 'メンバーには2要素認証が必要です。',
    optional: '各メンバーが決めます。',
    nowRequired: '2要素認証を必須にしました',
    nowOptional: '2要素認証を任意にしました',
  },
  workspaceName: {
    title: 'ワークスペース名',
    description: 'すべてのメンバーに表示されます。',
    done: 'ワークスペース名を変更しました',
  },
};
