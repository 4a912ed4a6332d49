import type { ImportPreview, Stage } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { nameStageOf } from './describe-partner';

type Props = { preview: ImportPreview; stages: readonly Stage[] };

/** What an import would add, and which lines it would leave out. */
export function ImportPreviewText({ preview, stages }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { added, known, repeated, recruits, fields, examples } = preview;
  const more = added - examples.length;
  const names = [
    ...examples.map(({ name, stage: key, creator }) => {
      const stage = nameStageOf(language, stages, key);
      return creator === null
        ? t('desk.preview.recruit', { name, stage })
        : t('desk.preview.creator', { name, stage, creator });
    }),
    ...(more > 0 ? [t('desk.preview.more', { count: more })] : []),
  ];
  const has = fields.map(({ field, partners }) => t(`desk.preview.field.${field}`, { count: partners }));
  const sentences = [
    [t('desk.preview.added', { count: added }), names.join(', ')],
    ...(has.length > 0 ? [[t('desk.preview.fields'), has.join(', ')]] : []),
    ...(recruits > 0 ? [[t('desk.preview.recruits', { count: recruits })]] : []),
    ...(known > 0 ? [[t('desk.preview.known', { count: known })]] : []),
    ...(repeated > 0 ? [[t('desk.preview.repeated', { count: repeated })]] : []),
    ...(added > 0 ? [[t('desk.preview.nothing')]] : []),
  ];
  return (
    <ul className="grid gap-1 rounded bg-fill px-3 py-2 text-sm">
      {sentences.map((parts) => (
        <li key={parts[0]} className="wrap-anywhere">
          {parts.join(' ')}
        </li>
      ))}
    </ul>
  );
}
