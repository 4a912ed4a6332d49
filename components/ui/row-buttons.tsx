import { Button } from './button';
import { Pencil, Trash2 } from './icons';

type Props = {
  /** What the buttons do, with the name of the row. */
  labels: { edit: string; delete: string };
  deleting?: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** Two buttons of a row: change it, delete it. */
export function RowButtons({ labels, deleting = false, onEdit, onDelete }: Props) {
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={labels.edit} title={labels.edit} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={labels.delete}
        title={labels.delete}
        pending={deleting}
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </>
  );
}
