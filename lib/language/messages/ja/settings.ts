import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {
  title: '設定',
  tabs: {
    connections: '接続',
    members: 'メンバー',
    margins: 'マージン',
    currencies: '通貨',
    data: 'データ',
    audit: '監査ログ',
    appearance: '表示',
    account: 'アカウント',
  },
  appearance: {
    description: 'このブラウザに保存されます。',
    theme: 'テーマ',
    themeHint: '「システム」はデバイスの設定に従います。',
    language: '言語',
    browserLanguage: 'ブラウザの言語',
    languageHint: 'テキスト、数値、日付に使用します。',
  },
  shared: {
    title: 'このワークスペースは共有されています。',
    text: 'デモを開いた全員に変更内容が表示されます。',
    noRealKey: 'デモを開いた全員に変更内容が表示されます。実際のキーは入力しないでください。',
  },
  name: '名前',
  saveName: '名前を保存',
  offline: 'オフラインです。何も送信されていません。',
  newWorkspace: {
    title: '新しいワークスペース',
    description: 'ワークスペースごとにキー、データ、メンバーを管理します。',
    hint: '会社名またはブランド名です。あなたがオーナーとなり、他の人を招待できます。',
    create: 'ワークスペースを作成',
    workspace: 'ワークスペース',
  },
};
