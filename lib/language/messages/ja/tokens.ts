import type { Translated } from '../translated';

export const tokens: Translated<'tokens'> = {
  description: 'スクリプトや表計算から、ブラウザーなしで{workspace}を利用するためのトークンです。',
  create: {
    title: 'トークンを作成',
    description: 'あなたの権限を超えることはなく、ワークスペースから退出すると無効になります。',
    name: '名前',
    expires: '有効期間',
    days: '{days, plural, other {#日}}',
    scopes: 'スコープ',
    button: 'トークンを作成',
    token: 'APIトークン',
    copy: 'トークンをコピー',
    done: 'トークンを作成しました',
  },
  scopes: {
    reports: '数値、利益、明細書、メモの閲覧',
    catalog: 'ブランド、商品、クリエイター、キャンペーンとその数値の閲覧',
    linksRead: 'リンクとクリックの閲覧',
    linksWrite: 'リンクの作成、インポート、アーカイブ',
    settings: '接続（キーを除く）、マージン、為替レート、監査ログの閲覧',
  },
  list: {
    title: 'トークン',
    none: 'トークンはまだありません',
    noneHint: '上のフォームで作成すると、最終使用日時がここに表示されます。',
    expired: '期限切れ',
    of: '{email}・{scopes}',
    unused: '未使用・期限: {end}',
    used: '最終使用: <use></use>・期限: {end}',
    ended: '期限切れ: {end}',
  },
  revoke: {
    button: '無効にする',
    named: '{name}を無効にする',
    title: '{name}を無効にしますか？',
    lost: 'このトークンを使うプログラムは、すぐにアクセスできなくなります。元に戻すことはできません。',
    confirm: 'トークンを無効にする',
    done: 'トークンを無効にしました',
  },
};
