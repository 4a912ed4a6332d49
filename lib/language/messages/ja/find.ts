import type { Translated } from '../translated';

export const find: Translated<'find'> = {
  hint: '名前またはIDを入力してください。',
  finding: '検索中…',
  choose: '一覧から選ぶか、IDを入力してください。',
  none: '見つかりません。入力した文字をIDとして扱います。',
  failed: '検索できませんでした。IDを入力してください。',
  found: {
    brand: '見つかったブランド',
    creator: '見つかったクリエイター',
    product: '見つかった商品',
  },
};
