import { type ReactNode, useState } from 'react';
import { type Day, day } from '#entities/values/day.ts';
import { DateField } from '#web/ui/fields/masked-fields.tsx';

type Asked = { words: { dateOfBirth: string; dateNeeded: string; dateOfBirthHelp?: string }; problem?: string | null };

/** A birth date that proves who someone is: its field, and the day once it is complete. */
export const useBirthDate = ({
  words,
  problem,
}: Asked): { born: Day | null; field: (wasSent: boolean) => ReactNode } => {
  const [typed, setTyped] = useState<unknown>(null);
  const read = day.safeParse(typed);
  const field = (wasSent: boolean) => (
    <DateField
      id="dateOfBirth"
      label={words.dateOfBirth}
      hint={words.dateOfBirthHelp}
      isOptional={false}
      autocomplete="bday"
      value={typed}
      error={wasSent && !read.success ? words.dateNeeded : (problem ?? undefined)}
      onChange={setTyped}
    />
  );
  return { born: read.success ? read.data : null, field };
};
