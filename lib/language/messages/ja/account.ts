import type { Translated } from '../translated';

export const account: Translated<'account'> = {
  demo: {
    title: 'デモのアカウントは共有されています。',
    text: '変更はできません。',
  },
  yourName: 'お名前',
  yourNameHint: 'すべてのワークスペースのメンバーに表示されます。',
  renamed: '名前を変更しました',
  password: {
    title: 'パスワード',
    hint: '他のすべての端末からログアウトされます。',
    change: 'パスワードを変更',
    set: 'パスワードを設定',
    current: '現在のパスワード',
    changed: 'パスワードを変更し、他のセッションを終了しました',
  },
  sessions: {
    title: 'セッション',
    hint: 'ログイン中の端末です。セッションは30日間使用しない場合、または90日後に終了します。',
    endOthers: '他の端末からログアウト',
    othersEnded: '他のセッションをすべて終了しました',
    ended: 'セッションを終了しました',
    this: 'この端末',
    seen: '{network}・最終利用: <when></when>',
    end: 'ログアウト',
    endNamed: '{device}（{network}）をログアウト',
  },
  device: {
    browserOnSystem: '{system}の{browser}',
    unknown: '不明',
  },
  delete: {
    title: 'アカウントを削除',
    hint: 'アカウントと、あなただけが所属するワークスペースを、キー、リンク、保存済みレポートとともに完全に削除します。',
    confirm: '確認のため{email}を入力',
  },
};
