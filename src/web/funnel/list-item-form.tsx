import type { Field } from '#funnel/engine/field.ts';
import { IconCloudCheck } from '#web/ui/icons.ts';
import { questions } from '#words/en/questions.ts';
import { FieldInput } from './field-input.tsx';
import styles from './list-field.module.css';

type Item = Record<string, unknown>;

type Props = {
  path: string;
  fields: readonly Field[];
  item: Item;
  onChange: (item: Item) => void;
  onClose: () => void;
  onRemove: () => void;
};

export const ListItemForm = ({ path, fields, item, onChange, onClose, onRemove }: Props) => (
  <div className={`card ${styles.form}`}>
    <p className={styles.draft}>
      <IconCloudCheck size={18} stroke={1.75} aria-hidden />
      {questions.list.draftKept}
    </p>
    {fields
      .filter((field) => field.isAsked?.(item) ?? true)
      .map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          path={`${path}.${field.name}`}
          value={item[field.name]}
          onChange={(value) => onChange({ ...item, [field.name]: value })}
        />
      ))}
    <p className={styles.actions}>
      <button className="button button-secondary" type="button" onClick={onClose}>
        {questions.list.close}
      </button>
      <button className="button button-quiet" type="button" onClick={onRemove}>
        {questions.list.remove}
      </button>
    </p>
  </div>
);
