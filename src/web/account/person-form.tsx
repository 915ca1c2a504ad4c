import { useState } from 'react';
import { dayText } from '#entities/text/day-text.ts';
import { day } from '#entities/values/day.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { DateField } from '#web/ui/fields/masked-fields.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { people as peopleWords } from '#words/funnel/people.ts';
import styles from './sign-in.module.css';

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
  const [born, setBorn] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const person = people.find((each) => each.id === id);
  const read = day.safeParse(born);
  const needsDate = person?.asksBirthDate !== false;
  const submit = () => {
    setWasSent(true);
    if (person && (read.success || !needsDate))
      onSubmit({ accountId: person.id, dateOfBirth: read.success ? dayText(read.data) : '' });
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
      {needsDate && (
        <DateField
          id="dateOfBirth"
          label={words.dateOfBirth}
          isOptional={false}
          autocomplete="bday"
          value={born}
          error={wasSent && !read.success ? words.dateNeeded : undefined}
          onChange={setBorn}
        />
      )}
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : words.submit}
      </button>
    </form>
  );
};
