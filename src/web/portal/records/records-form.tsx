import type { ReactNode } from 'react';
import { useState } from 'react';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { HeadedCard } from '#web/ui/headed-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from '../users/users.module.css';

export type Told = { tone: 'info' | 'stop'; title: string };

type Props<Name extends string> = {
  id: string;
  heading: string;
  text?: string;
  fields: readonly { name: Name; label: string; check: (text: string) => string | null }[];
  submit: string;
  isRunning: boolean;
  /** What came of it; the form empties itself when it was done. */
  run: (values: Record<Name, string>) => Promise<Told>;
  children?: ReactNode;
};

/** A few lines typed and sent, with what came of it. */
export const RecordsForm = <Name extends string>({
  id,
  fields,
  submit,
  isRunning,
  run,
  children,
  ...card
}: Props<Name>) => {
  const [told, setTold] = useState<Told | null>(null);
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    check: (values) => Object.fromEntries(fields.map(({ name, check }) => [name, check(values[name] ?? '')])),
  });
  const send = async (values: Record<string, string>): Promise<void> => {
    const outcome = await run(values);
    setTold(outcome);
    if (outcome.tone === 'info') form.reset();
  };
  return (
    <HeadedCard id={id} {...card}>
      {told !== null && <Notice tone={told.tone} title={told.title} />}
      <form className={styles.plain} noValidate onSubmit={form.submit((values) => void send(values), focusFirstError)}>
        {fields.map(({ name, label }) => (
          <TextInput key={name} label={label} {...form.inputProps(name)} />
        ))}
        <p className={styles.buttons}>
          <button className="button button-secondary button-dense" type="submit" disabled={isRunning}>
            {submit}
          </button>
          {children}
        </p>
      </form>
    </HeadedCard>
  );
};
