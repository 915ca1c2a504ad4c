import styles from './choice.module.css';

type CardProps = {
  id: string;
  name: string;
  type: 'radio' | 'checkbox';
  label: string;
  isChosen: boolean;
  error: string | undefined;
  describedBy?: string | undefined;
  onChoose: () => void;
};

/** The whole card is the label of a native control. */
export const ChoiceCard = ({ id, name, type, label, isChosen, error, describedBy, onChoose }: CardProps) => (
  <label className={styles.card} data-chosen={isChosen}>
    <input
      id={id}
      name={name}
      type={type}
      checked={isChosen}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
    <span>{label}</span>
  </label>
);

/** The first card carries the field's own id, so that an error can link to it. */
export const cardId = (id: string, at: number): string => (at === 0 ? id : `${id}-${at}`);
