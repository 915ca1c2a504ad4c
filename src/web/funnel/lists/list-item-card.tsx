import type { Field } from '#funnel/engine/field.ts';
import { missingAnswers } from '#funnel/engine/relevant-answers.ts';
import { Chip } from '#web/ui/chip.tsx';
import { lists } from '#words/funnel/lists.ts';
import { entryWords } from '#words/funnel/pages/entries.ts';
import { useQuestion } from '../step/question-context.ts';
import { describeEntry } from './describe-entry.ts';
import styles from './list-field.module.css';
import type { Item } from './list-items.ts';
import { sourceOfEntry } from './source-of-entry.ts';

type Props = {
  path: string;
  position: number;
  fields: readonly Field[];
  item: Item;
  edit: () => void;
  remove: () => void;
};

/** An entry at a glance: its type, figure and source, and whether anything is missing. */
export const ListItemCard = ({ path, position: place, fields, item, edit, remove }: Props) => {
  const question = useQuestion();
  const {
    title = lists(path).untitled(place),
    detail,
    figure,
    figureNote,
  } = describeEntry(item, {
    ...question,
    path,
    fields,
  });
  const { chip, note, isLocked } = sourceOfEntry(item, { ...question, path });
  const isUnfinished = missingAnswers(item, fields).length > 0;
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <div className={styles.head}>
        <div>
          <h3 className="heading-4">{title}</h3>
          {detail !== '' && <p className="small muted">{detail}</p>}
        </div>
        {figure !== null && (
          <p className={styles.figure}>
            <strong className="nowrap">{figure}</strong>
            <small className="muted">{figureNote}</small>
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {isUnfinished ? (
          <Chip tone="warn">{entryWords.unfinished}</Chip>
        ) : (
          chip && <Chip tone={chip.tone}>{chip.text}</Chip>
        )}
        {!isUnfinished && note !== null && <span className="small muted">{note}</span>}
        {!isLocked && (
          <span className={styles.cardActions}>
            <button className="link-button" type="button" aria-label={entryWords.editNamed(title)} onClick={edit}>
              {entryWords.edit}
            </button>
            <button className="link-button" type="button" aria-label={entryWords.removeNamed(title)} onClick={remove}>
              {entryWords.remove}
            </button>
          </span>
        )}
      </div>
    </section>
  );
};
