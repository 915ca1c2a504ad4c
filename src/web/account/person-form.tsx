import { useState } from 'react';
import { dayText } from '#entities/text/day-text.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { people as peopleWords } from '#words/funnel/people.ts';
import styles from './sign-in.module.css';
import { useBirthDate } from './use-birth-date.tsx';

const words = peopleWords.choose;

export type PersonHere = { id: string; name: string; asksBirthDate: boolean };

type Props = {
  people: readonly PersonHere[];
  isWorking: boolean;
  onSubmit: (chosen: { accountId: string; dateOfBirth: string }) => void;
};

/** Two applicants sharing an email address: a name and a birth date tell them apart. */
export const PersonForm = ({ people, isWorking, onSubmit }: Props) => {
  const [id, setId] = useState<unknown>(null);
  const { born, field } = useBirthDate({ words });
  const [wasSent, setWasSent] = useState(false);
  const person = people.find((each) => each.id === id);
  const needsDate = person?.asksBirthDate !== false;
  const submit = () => {
    setWasSent(true);
    if (person && (born || !needsDate)) onSubmit({ accountId: person.id, dateOfBirth: born ? dayText(born) : '' });
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
      <Notice tone="info" title={words.title}>
        {words.text}
      </Notice>
      <ChoiceField
        id="person"
        label={words.name}
        isOptional={false}
        value={id}
        error={wasSent && person === undefined ? words.nameNeeded : undefined}
        onChange={setId}
        options={people.map((each) => ({ value: each.id, label: each.name }))}
      />
      {needsDate && field(wasSent)}
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : words.submit}
      </button>
    </form>
  );
};
