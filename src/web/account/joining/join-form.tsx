import { useState } from 'react';
import { type Day, day } from '#entities/values/day.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { StatementField } from '#web/ui/fields/yes-no-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { people } from '#words/funnel/people.ts';
import styles from '../sign-in.module.css';

const words = people.join;

type Props = { name: string; isWorking: boolean; problem: string | null; onSubmit: (dateOfBirth: Day) => void };

export const JoinForm = ({ name, isWorking, problem, onSubmit }: Props) => {
  const [isMe, setIsMe] = useState<unknown>(null);
  const [born, setBorn] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const read = day.safeParse(born);
  const submit = () => {
    setWasSent(true);
    if (isMe === true && read.success) onSubmit(read.data);
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
      <DateField
        id="dateOfBirth"
        label={words.dateOfBirth}
        hint={words.dateOfBirthHelp}
        isOptional={false}
        autocomplete="bday"
        value={born}
        error={wasSent && !read.success ? words.dateNeeded : (problem ?? undefined)}
        onChange={setBorn}
      />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? words.working : words.submit}
      </button>
    </form>
  );
};
