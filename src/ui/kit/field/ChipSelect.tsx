import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './ChipSelect.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

export interface ChipSelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** One of a few in a bar of filters, as narrow as what is chosen: the device's own list of choices lies over the word. */
export function ChipSelect<Id extends string>({ label, options, chosen, onChoose }: ChipSelectProps<Id>) {
  return (
    <span className={styles.chip}>
      <span aria-hidden="true">{options.find(({ id }) => id === chosen)?.label}</span>
      <Icon of={ChevronDown} size={16} />
      <select
        aria-label={label}
        value={chosen}
        onChange={({ target }) => {
          const picked = options.find(({ id }) => id === target.value);
          if (picked !== undefined) onChoose(picked.id);
        }}
      >
        {options.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
