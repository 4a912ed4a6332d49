import type { Translated } from '../translated';

export const settings: Translated<'settings'> = {
  appearance: {
    description: 'このブラウザーに保存されます。',
    themeHint: '「システム」はデバイスの設定に従います。',
    language: '言語',
    browserLanguage: 'ブラウザーの言語',
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
    description: 'ワークスペースごとにキー、データ、メンバーを管理します。',
    hint: '会社名またはブランド名です。あなたがオーナーとなり、他の人を招待できます。',
    create: 'ワークスペースを作成',
    workspace: 'ワークスペース',
  },
};
