/**
 * The `Content-Disposition` of a file to save. Headers are ASCII: `filename*` has the name in UTF-8, and `filename` a
 * form for old clients. API: RFC 6266, RFC 8187.
 */
export function describeAttachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]+|["\\%]/g, '-');
  const whole = plain === fileName ? '' : `; filename*=UTF-8''${encode(fileName)}`;
  return `attachment; filename="${plain}"${whole}`;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
