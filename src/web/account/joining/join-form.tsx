import { useState } from 'react';
import type { Day } from '#entities/values/day.ts';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { people } from '#words/funnel/people.ts';
import styles from '../sign-in.module.css';
import { useBirthDate } from '../use-birth-date.tsx';

const words = people.join;

type Props = { name: string; isWorking: boolean; problem: string | null; onSubmit: (dateOfBirth: Day) => void };

export const JoinForm = ({ name, isWorking, problem, onSubmit }: Props) => {
  const [isMe, setIsMe] = useState<unknown>(null);
  const { born, field } = useBirthDate({ words, problem });
  const [wasSent, setWasSent] = useState(false);
  const submit = () => {
    setWasSent(true);
    if (isMe === true && born) onSubmit(born);
    else focusFirstError();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <StatementField
        id="isMe"
        label={words.isMe(name)}
        isOptional={false}
        value={isMe}
        error={wasSent && isMe !== true ? words.isMeNeeded : undefined}
        onChange={setIsMe}
      />
      {field(wasSent)}
      <button className="button button-primary button-large" type="submit">
        {isWorking ? words.working : words.submit}
      </button>
    </form>
  );
};
