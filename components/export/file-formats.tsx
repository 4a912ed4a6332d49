import { MenuItem } from '@/components/ui/menu-item';
import type { FileFormat } from '@/lib/server/files/make-file';

const names = { csv: 'CSV', xlsx: 'Excel', parquet: 'Parquet' } satisfies Record<FileFormat, string>;

type Props<Format extends FileFormat> = {
  formats: readonly Format[];
  /** The text of an item. Defaults to the format's name. */
  label?: ((format: string) => string) | undefined;
  /** Keeps the place of items that cannot be pressed yet. */
  disabled?: boolean;
  onSave: (format: Format) => void;
};

/** The items of an export menu, one per format. */
export function FileFormats<Format extends FileFormat>({
  formats,
  label = (name) => name,
  disabled,
  onSave,
}: Props<Format>) {
  return formats.map((format) => (
    <MenuItem key={format} disabled={disabled} onPress={() => onSave(format)}>
      {label(names[format])}
    </MenuItem>
  ));
}
