import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Person, person } from '#entities/values/person.ts';
import { type ConditionCode, conditionCode, conditionCodes } from '#rules/conditions/condition-catalog.ts';
import { canBeWaived } from '#rules/conditions/condition-state.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { focusHere } from '#web/ui/focus/focus-here.ts';
import { conditionWords } from '#words/loan/conditions.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import { ReasonForm } from '../decision/reason-form.tsx';
import { firstNameOf } from '../facts/people-names.ts';
import { useLoan } from '../loan-context.ts';
import { OwnConditionForm } from './own-condition.tsx';

const words = conditionDesk.addForm;

/** Conditions set by law or by the closing itself cannot be added manually. */
const choices = conditionCodes.filter((code) => canBeWaived({ code }) && code !== conditionCode.own);

/** Of the list, rather than a condition of the catalog. */
const OWN = 'own';

/** Staff adds a condition the rules did not. */
export const ConditionAdd = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const trpc = useTRPC();
  const { loanId, file } = useLoan();
  const id = useId();
  const [code, setCode] = useState<ConditionCode | typeof OWN | null>(null);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [owner, setOwner] = useState<Person>('borrower');
  const open = useMutation(
    trpc.loanWork.openCondition.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'opened') onDone();
      },
    }),
  );
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <div className={styles.two}>
        <div>
          <label className="field-label" htmlFor={`${id}-code`}>
            {words.code}
          </label>
          <select
            className={`input ${styles.text}`}
            ref={focusHere}
            id={`${id}-code`}
            value={code ?? ''}
            aria-invalid={isCodeMissing || undefined}
            aria-describedby={isCodeMissing ? `${id}-code-missing` : undefined}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              setCode(value === OWN ? OWN : (choices.find((each) => String(each) === value) ?? null));
              setCodeMissing(false);
            }}
          >
            <option value="">{words.choose}</option>
            <option value={OWN}>{words.own}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {each} {conditionWords[each].title}
              </option>
            ))}
          </select>
          {isCodeMissing && (
            <p className="field-error" id={`${id}-code-missing`}>
              {words.codeMissing}
            </p>
          )}
        </div>
        <div hidden={code === OWN}>
          <label className="field-label" htmlFor={`${id}-owner`}>
            {words.owner}
          </label>
          <select
            className={`input ${styles.text}`}
            id={`${id}-owner`}
            value={owner}
            onChange={({ currentTarget }) => setOwner(person.parse(currentTarget.value))}
          >
            {peopleIn(file.application).map((each) => (
              <option key={each} value={each}>
                {firstNameOf(file.application, each)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {code === OWN ? (
        <OwnConditionForm onDone={onDone} onCancel={onCancel} />
      ) : (
        <ReasonForm
          words={{
            label: words.reason,
            help: words.reasonHelp,
            submit: words.submit,
            cancel: words.cancel,
            empty: words.empty,
          }}
          isPending={open.isPending}
          problem={open.data?.kind === 'askedAlready' ? words.already : (open.error?.message ?? null)}
          onSubmit={(reason) =>
            code === null ? setCodeMissing(true) : open.mutate({ loanId, code, owner, subjectId: null, reason })
          }
          onCancel={onCancel}
        />
      )}
    </section>
  );
};
