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
    mailed: '{email}に招待を送信しました。リンクをコピーすることもできます。',
    notMailed: '{email}へのメールを送信できませんでした。{problem} リンクをコピーして送ってください。',
    create: '招待リンクを作成',
    link: '招待リンク',
  },
  invitations: {
    title: '未使用の招待',
    description: '各リンクは1回だけ使えます。',
    createdBy: '作成者: {name}、期限: <when></when>',
    ends: '期限: <when></when>',
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
  workspaceName: {
    title: 'ワークスペース名',
    description: 'すべてのメンバーに表示されます。',
    done: 'ワークスペース名を変更しました',
  },
};
