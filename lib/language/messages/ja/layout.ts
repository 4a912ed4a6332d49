import type { Translated } from '../translated';

export const layout: Translated<'layout'> = {
  skip: '本文へ移動',
  start: 'トップへ移動',
  breadcrumb: 'パンくずリスト',
  missing: '削除されたか、アドレスが不完全な可能性があります。',
  searchFinds: '検索（⌘KまたはCtrl K）ですべてのページを探せます。',
  sections: {
    sales: '販売',
    money: 'お金',
    creators: 'クリエイター',
    links: 'リンク',
  },
  parts: {
    workspace: 'ワークスペース',
    money: 'お金',
    developers: '開発者',
    you: '個人',
  },
  directory: {
    active: '稼働中',
    desk: 'デスク',
    program: 'プログラム',
    recruits: '候補者',
  },
  inbox: {
    scheduled: '定期',
    shared: '共有',
  },
  navigation: {
    main: 'メイン',
    title: 'ナビゲーション',
    open: 'ナビゲーションを開く',
    close: 'ナビゲーションを閉じる',
  },
  sidebar: {
    expand: 'サイドバーを広げる',
    collapse: 'サイドバーを折りたたむ',
  },
  theme: {
    title: 'テーマ',
    system: 'システム',
    light: 'ライト',
    dark: 'ダーク',
  },
  account: {
    of: '{name}のアカウント',
    yours: 'アカウント設定',
    signOut: 'ログアウト',
  },
  workspace: {
    title: 'ワークスペース',
    all: 'ワークスペース',
    switch: 'ワークスペース{name}、切り替え',
    switchTo: '切り替え先',
  },
  scope: {
    now: 'このタブには{workspace}が表示されています',
    changed: 'このタブを読み込んだ後に、ワークスペース、アカウント、または役割が変わりました。',
  },
  offline: {
    title: 'オフラインです。',
    reading: '読み込み済みの数値を表示しています。オンラインに戻ると更新されます。',
    blocked: 'このページは引き続き閲覧できます。ほかのページや変更には接続が必要です。',
  },
  failure: {
    title: 'このページを読み込めませんでした',
    part: 'ページの一部を読み込めませんでした',
    logged: 'エラーは以下のIDで記録されています。',
    nothingLost: 'ほかの場所で入力した内容は失われていません。',
    ours: 'Partnerdeck側の問題です。ログには{id}として記録されています。',
    browser:
      'ページの一部が読み込まれなかったか、このブラウザーで失敗しました。ほかの場所で入力した内容は失われていません。',
  },
  largestFalls: '減少の大きい順',
  palette: {
    title: '検索・移動',
    searchAll: 'ページ、ブランド、商品、クリエイターを検索…',
    searchPages: 'ページと操作を検索…',
    results: '検索結果',
    noMatches: '「{text}」に一致するものはありません。',
    searching: '検索中…',
    failed: '検索が応答しませんでした。ページと操作は引き続き使えます。',
    unread: 'APIが応答しなかったため検索できませんでした：{lists}。',
    pages: 'ページ',
    actions: '操作',
    kinds: {
      brands: 'ブランド',
      products: '商品',
      creators: 'クリエイター',
      campaigns: 'キャンペーン',
    },
    lists: {
      brands: 'ブランド',
      products: '商品',
      creators: 'クリエイター',
      campaigns: 'キャンペーン',
    },
    export: {
      label: 'エクスポート：{page}',
      keywords: 'ダウンロード ファイル CSV Excel Parquet 書き出し export',
    },
    action: {
      link: {
        label: 'リンクを作成',
        keywords: '新規 アフィリエイト',
      },
      outOfStock: {
        label: 'クリックされた在庫切れ商品',
        keywords: '注目項目',
      },
      fallingCreators: {
        label: '減少の大きいクリエイター',
        keywords: '下落 増減 比較',
      },
      fallingProducts: {
        label: '減少の大きい商品',
        keywords: '下落 増減 比較',
      },
      fallingBrands: {
        label: '減少の大きいブランド',
        keywords: '下落 増減 比較',
      },
      recruit: {
        label: '勧誘候補のクリエイター',
        keywords: 'プログラム 未登録',
      },
      addMargin: {
        label: 'マージンを追加',
        keywords: '新規 パーセント 利益 add margin',
      },
      importMargins: {
        label: 'マージンをインポート',
        keywords: 'CSV ファイル アップロード import',
      },
      addPartner: {
        label: 'パートナーを追加',
        keywords: '新規 クリエイター 候補者 デスク add partner',
      },
      importPartners: {
        label: 'パートナーをインポート',
        keywords: 'CSV ファイル アップロード 候補者 import partners',
      },
      addCost: {
        label: '費用を追加',
        keywords: '新規 固定報酬 サンプル 契約料 経費 add cost',
      },
      importCosts: {
        label: '費用をインポート',
        keywords: 'CSV ファイル アップロード import',
      },
      addGoal: {
        label: '目標を追加',
        keywords: '新規 月 四半期 計画 goal',
      },
      addSellerKey: {
        label: 'セラーキーを追加',
        keywords: '新規 APIキー トークン 接続 key',
      },
      addCreatorKey: {
        label: 'クリエイターキーを追加',
        keywords: '新規 APIキー トークン 接続 key',
      },
      invite: {
        label: 'メンバーを招待',
        keywords: '人 チーム ユーザー invite',
      },
      newWorkspace: {
        label: '新しいワークスペース',
        keywords: '作成 追加 workspace',
      },
      apiReference: {
        label: 'APIリファレンス',
        keywords: 'ドキュメント OpenAPI 開発者',
      },
    },
  },
  shortcuts: {
    title: 'キーボード',
    goTo: '移動',
    everywhere: '全画面共通',
    inTable: '表の中',
    inChart: 'グラフの中',
    shortcuts: 'ショートカットを表示',
    table: {
      search: '表を検索',
      move: '移動',
      openRow: '行を開く',
      selectRow: '行を選択',
      rowMenu: '行のメニュー',
      sort: '列で並べ替え（見出し）',
      menu: '列メニュー（見出し）',
      width: '列の幅（見出し）',
      selectAll: 'すべての行を選択',
      ends: '最初と最後の行',
    },
    chart: {
      move: '移動',
      openDay: '日を開く',
      notes: '前後のメモ',
      addNote: 'メモを追加',
      selectDays: 'メモの期間を選択',
    },
  },
  detail: {
    listFailed: '一覧を読み込めませんでした。',
    rankingFailed: '読み込めませんでした。',
    trendFailed: '推移を読み込めませんでした',
    clicksAndConversions: 'クリック{clicks, number}件 · コンバージョン{conversions, number}件',
    rankingIn: '{title}、{currency}',
    rankings: {
      product: {
        title: '商品',
        empty: 'この期間の売上やクリックはありません。',
        more: 'ほか{count, number}件の商品',
      },
      link: {
        title: 'リンク',
        empty: 'この期間のクリックはありません。',
        more: 'ほか{count, number}件のリンク',
      },
      creator: {
        title: '販売するクリエイター',
        empty: 'この期間のクリックや売上はありません。',
        more: 'ほか{count, number}人のクリエイター',
      },
    },
    trend: {
      compared: '前の期間と比較しています。',
      days: '日付はUTC',
      metric: '指標',
    },
  },
};
