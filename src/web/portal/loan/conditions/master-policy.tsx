import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { positiveDollars } from '#entities/values/money.ts';
import { MASTER_POLICY_MINIMUM, masterPolicyStanding } from '#rules/conditions/master-policy.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { inDollars } from '#words/figures.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import { useLoan } from '../loan-context.ts';
import { useSeen } from '../use-seen.ts';

const words = conditionDesk.masterPolicy;
const TONES = { notRecorded: 'wait', tooLow: 'warn', enough: 'ok' } as const;

/** The liability coverage staff read in a condo's master policy, compared with the minimum. */
export const MasterPolicy = () => {
  const trpc = useTRPC();
  const { loanId, file, can, refresh } = useLoan();
  const id = useId();
  const recorded = file.application.masterPolicyLiability;
  const [typed, setTyped] = useState<unknown>(recorded);
  const [isWrong, setIsWrong] = useState(false);
  const { seen, begin, end } = useSeen(recorded);
  const record = useMutation(
    trpc.loanWork.recordMasterPolicy.mutationOptions({
      onSuccess: () => {
        end();
        refresh();
      },
    }),
  );
  const standing = masterPolicyStanding(recorded);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const liability = positiveDollars.safeParse(typed);
    setIsWrong(!liability.success);
    if (liability.success) record.mutate({ loanId, liability: liability.data, seen });
  };
  const told = record.data?.kind === 'changedMeanwhile' ? words.changedMeanwhile : record.error?.message;
  const minimum = inDollars(MASTER_POLICY_MINIMUM);
  return (
    <>
      <p>
        <Chip tone={TONES[standing]}>
          {recorded === null
            ? words.notRecorded
            : (standing === 'enough' ? words.enough : words.tooLow)(inDollars(recorded), minimum)}
        </Chip>
      </p>
      {can('workLoan') && !isOver(file.end) && (
        <form className={styles.form} noValidate onSubmit={send}>
          <MoneyField
            id={`${id}-liability`}
            label={words.label}
            isOptional={false}
            value={typed}
            error={isWrong ? words.wrong : told}
            onChange={(value) => {
              begin();
              setTyped(value);
            }}
          />
          <div className={styles.actions}>
            <button className="button button-secondary button-dense" type="submit" disabled={record.isPending}>
              {words.save}
            </button>
          </div>
        </form>
      )}
    </>
  );
};
