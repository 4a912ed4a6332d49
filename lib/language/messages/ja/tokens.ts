import type { Translated } from '../translated';

export const tokens: Translated<'tokens'> = {
  description: 'スクリプトや表計算から、ブラウザーなしで{workspace}を利用するためのトークンです。',
  menu: '新しいトークン',
  create: {
    title: 'トークンを作成',
    description: 'あなたの権限を超えることはなく、ワークスペースから退出すると無効になります。',
    scopes: 'スコープ',
    button: 'トークンを作成',
    made: 'APIトークン',
    madeHint: '「Authorization: Bearer」で送信し、他の人には見せないでください。',
    secret: 'APIトークン',
    copy: 'トークンをコピー',
  },
  scopes: {
    reports: '数値、利益、明細書、メモの閲覧',
    catalog: 'ブランド、商品、クリエイター、キャンペーンとその数値の閲覧',
    linksRead: 'リンクとクリックの閲覧',
    linksWrite: 'リンクの作成、インポート、アーカイブ',
    settings: '接続（キーを除く）、マージン、為替レート、監査ログの閲覧',
  },
};
