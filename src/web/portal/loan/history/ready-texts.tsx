import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FilledTemplate } from '#entities/contract/desk/message-template.ts';
import type { Person } from '#entities/values/person.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inList } from '#words/figures.ts';
import { messageDesk } from '#words/portal/loan-desk/threads.ts';
import { useLoan } from '../loan-context.ts';
import styles from '../thread.module.css';

const words = messageDesk.snippets;

const ownLabel = ({ name, missing }: FilledTemplate): string =>
  missing.length === 0 ? name : words.needs(name, inList(missing.map((field) => words.missing[field])));

type Props = { person: Person; name: string; onInsert: (text: string) => void };

/** Texts written every day, the lender's own first, to be sent as they are or changed before. One that lacks a value of the loan cannot be chosen. */
export const ReadyTexts = ({ person, name, onInsert }: Props) => {
  const trpc = useTRPC();
  const id = useId();
  const { loanId } = useLoan();
  const { data: own = [] } = useQuery(trpc.loanFile.templates.queryOptions({ loanId, person }));
  const insert = (value: string) => {
    const ready = words.texts.find((each) => each.name === value)?.text(name);
    const text = own.find((each) => each.id === value)?.text ?? ready;
    if (text !== undefined) onInsert(text);
  };
  return (
    <p className={styles.snippets}>
      <label htmlFor={id}>{words.label}</label>
      <select className="input" id={id} value="" onChange={({ currentTarget: { value } }) => insert(value)}>
        <option value="">{words.choose}</option>
        {own.length > 0 && (
          <optgroup label={words.ours}>
            {own.map((each) => (
              <option key={each.id} value={each.id} disabled={each.missing.length > 0}>
                {ownLabel(each)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={words.ready}>
          {words.texts.map((each) => (
            <option key={each.name} value={each.name}>
              {each.name}
            </option>
          ))}
        </optgroup>
      </select>
    </p>
  );
};
