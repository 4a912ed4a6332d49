import type { Note } from '@/lib/data/terms/note-shape';
import { useLanguage } from '@/lib/language/use-language';

type Props = {
  notes: readonly Note[];
  /** Notes beyond this many are counted. */
  most?: number;
};

/** Notes about one point, in a tooltip or a cell. */
export function NoteLines({ notes, most = notes.length }: Props) {
  const { t, format } = useLanguage();
  if (notes.length === 0) return null;
  const more = notes.length - most;
  return (
    <ul aria-label={t('charts.notes')} className="grid gap-1">
      {notes.slice(0, most).map((note) => (
        <li key={note.id} className="line-clamp-3 whitespace-pre-line">
          {note.from === note.to
            ? note.text
            : t('charts.noteOf', { days: format.dayRange(note.from, note.to), text: note.text })}
        </li>
      ))}
      {more > 0 ? <li className="text-muted">{t('charts.more', { count: more })}</li> : null}
    </ul>
  );
}
