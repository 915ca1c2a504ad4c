import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { arrangedConditions } from '#rules/work/arranged-conditions.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { titleOf, whoOf } from '#web/hub/condition-title.ts';
import { HubMoney } from '#web/hub/hub-money.tsx';
import { QuietConditions } from '#web/hub/quiet-conditions.tsx';
import { HubTracker } from '#web/hub/standing/hub-tracker.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { conditionStanding, wordsOf } from '#words/loan/conditions.ts';
import { dueText } from '#words/loan/due-text.ts';
import { hubWords } from '#words/loan/hub.ts';
import { momentText } from '#words/moments.ts';
import { applicantDesk as words } from '#words/portal/loan-desk/threads.ts';
import { Loaded } from '../loaded.tsx';
import { firstNameOf } from './facts/people-names.ts';
import { useLoan } from './loan-context.ts';
import { SignApplicantOut } from './sign-applicant-out.tsx';
import styles from './thread.module.css';

const Asked = ({ condition }: { condition: ConditionView }) => {
  const { state, dueOn, reason, note, code, kind } = condition;
  const { what, why } = wordsOf(code);
  const { asOf } = useLoan().file;
  return (
    <li className="card">
      <div className={styles.askedHead}>
        <h3 className="heading-4">{titleOf(condition)}</h3>
        <Chip tone={state === 'needsAnotherLook' ? 'warn' : 'off'}>{conditionStanding(condition)}</Chip>
      </div>
      <p className="muted">
        {whoOf(condition)}. {dueText(dueOn, asOf)}
      </p>
      <p>{kind === 'email' ? hubWords.email.what : what}</p>
      <p>
        <strong>{hubWords.why}</strong> {why}
      </p>
      {note !== null && <p>{note}</p>}
      {reason !== null && (
        <p>
          <strong>{hubWords.reason}</strong> {reason}
        </p>
      )}
    </li>
  );
};

const SeenHub = ({ hub, name }: { hub: LoanHub; name: string }) => {
  const { toDo, withUs, done } = arrangedConditions(hub.conditions);
  return (
    <div className={styles.views}>
      <HubTracker rows={hub.tracker} waiting={hubWords.tracker.needYou(toDo.length)} />
      <section aria-labelledby="seen-to-do">
        <h2 className="heading-3" id="seen-to-do">
          {words.needs} {toDo.length}
        </h2>
        {toDo.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul className={styles.asked}>
            {toDo.map(({ condition }) => (
              <Asked key={condition.key} condition={condition} />
            ))}
          </ul>
        )}
      </section>
      <QuietConditions id="seen-with-us" title={words.withUs} conditions={withUs} held={hub} />
      <QuietConditions id="seen-done" title={words.done} conditions={done} />
      <section aria-labelledby="seen-messages">
        <h2 className="heading-3" id="seen-messages">
          {words.messages}
        </h2>
        <ol className={styles.list}>
          {hub.messages.length === 0 && <li className="muted">{words.noMessages}</li>}
          {hub.messages.map(({ id, from, body, sentAt }) => (
            <li key={id} className={styles.message} data-from={from === null ? 'person' : 'staff'}>
              <p className={styles.who}>
                <strong>{from ?? name}</strong> <span className="muted">{momentText(sentAt)}</span>
              </p>
              <p className={styles.body}>{body}</p>
            </li>
          ))}
        </ol>
      </section>
      <HubMoney hub={hub} />
    </div>
  );
};

/** The hub as one of the applicants sees it. */
export const ApplicantTab = () => {
  const trpc = useTRPC();
  const { loanId, file, can } = useLoan();
  const [person, setPerson] = useState<Person>('borrower');
  const hub = useQuery(trpc.loanFile.asApplicant.queryOptions({ loanId, person }));
  const everyone = peopleIn(file.application);
  const name = firstNameOf(file.application, person);
  return (
    <>
      <div>
        <h2 className="heading-3">{words.title(name)}</h2>
        <p className="muted">{words.lede}</p>
      </div>
      {everyone.length > 1 && (
        <fieldset className={styles.people}>
          <legend className="visually-hidden">{words.choose}</legend>
          {everyone.map((each) => (
            <button
              key={each}
              className={`button button-dense ${each === person ? 'button-primary' : 'button-secondary'}`}
              type="button"
              aria-pressed={each === person}
              onClick={() => setPerson(each)}
            >
              {firstNameOf(file.application, each)}
            </button>
          ))}
        </fieldset>
      )}
      {can('workLoan') && <SignApplicantOut key={person} person={person} name={name} />}
      <Loaded of={hub}>{(data) => <SeenHub hub={data} name={name} />}</Loaded>
    </>
  );
};
