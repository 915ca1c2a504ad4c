import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { day } from '#entities/values/day.ts';
import { stepsFor, type Verification, verificationStep } from '#rules/conditions/lender-verification.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { FormFrame } from '#web/ui/forms/form-frame.tsx';
import { timeText } from '#words/moments.ts';
import { verificationDesk as words } from '#words/portal/loan-desk/verification.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import styles from '../decision/reason-form.module.css';
import { LenderFileField } from '../lender-file-field.tsx';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import type { LoanCondition } from './condition-row.tsx';
import rows from './conditions.module.css';

const LEAST = 3;

type Props = { condition: LoanCondition; verification: Verification };

/** The record of what staff did to verify a fact about a person. */
export const VerifyForm = ({
  condition: { key, changedAt },
  verification: { about },
  onDone,
  onCancel,
}: Props & { onDone: () => void; onCancel: () => void }) => {
  const trpc = useTRPC();
  const { loanId, file, refresh } = useLoan();
  const id = useId();
  const [step, setStep] = useState<(typeof verificationStep)['options'][number]>(stepsFor[about][0]);
  const [on, setOn] = useState<string>(file.asOf);
  const [note, setNote] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [certificate, setCertificate] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const verify = useMutation(
    trpc.loanWork.verifyCondition.mutationOptions({
      onSuccess: ({ kind }) => (kind === 'verified' ? onDone() : refresh()),
    }),
  );
  const checkedOn = day.safeParse(on);
  const takesCertificate = about === 'militaryService';
  const send = async () => {
    const isTooShort = note.trim().length < LEAST;
    setIsShort(isTooShort);
    setRefused(null);
    if (isTooShort || !checkedOn.success) return;
    if (takesCertificate && certificate === null) return setRefused(words.certificateMissing);
    const sent = certificate && (await sendLenderFile(certificate, { loanId, about: 'militaryStatus' }));
    if (sent?.kind === 'refused') return setRefused(sent.message ?? words.lost);
    const fileId = sent?.fileId ?? null;
    verify.mutate({ loanId, key, seen: changedAt, step, on: checkedOn.data, note: note.trim(), fileId });
  };
  const told = verify.data;
  const problem = isShort
    ? words.empty
    : !checkedOn.success || told?.kind === 'inFuture'
      ? words.wrongDay
      : told?.kind === 'changedMeanwhile'
        ? conditionDesk.meanwhile(told.by, timeText(told.at))
        : told?.kind === 'stepNotPossible'
          ? words.stepNotPossible
          : told?.kind === 'certificateMissing'
            ? words.certificateMissing
            : (verify.error?.message ?? refused);
  return (
    <FormFrame
      look={styles}
      words={{ submit: words.submit, cancel: words.cancel }}
      isPending={verify.isPending}
      problem={problem}
      problemId={`${id}-error`}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <p className={rows.note}>{words.about[about]}</p>
      <label className="field-label" htmlFor={`${id}-step`}>
        {about === 'militaryService' ? words.result : words.step}
      </label>
      <select
        className={`input ${styles.text}`}
        id={`${id}-step`}
        value={step}
        onChange={({ currentTarget }) => setStep(verificationStep.parse(currentTarget.value))}
      >
        {stepsFor[about].map((each) => (
          <option key={each} value={each}>
            {words.steps[each]}
          </option>
        ))}
      </select>
      <label className={`field-label ${styles.next}`} htmlFor={`${id}-on`}>
        {words.on}
      </label>
      <input
        className={`input ${styles.text} ${styles.day}`}
        id={`${id}-on`}
        type="date"
        max={file.asOf}
        value={on}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => setOn(currentTarget.value)}
      />
      <label className={`field-label ${styles.next}`} htmlFor={`${id}-note`}>
        {words.notes[about]}
      </label>
      <textarea
        className={`input ${styles.text}`}
        id={`${id}-note`}
        rows={2}
        maxLength={1000}
        value={note}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {takesCertificate && (
        <div className={styles.next}>
          <LenderFileField id={`${id}-file`} label={words.certificate} error={undefined} onChoose={setCertificate} />
        </div>
      )}
    </FormFrame>
  );
};

/** What there is to act on, where a credit report carries an alert. */
export const VerifyAlert = ({ verification: { person, about } }: Pick<Props, 'verification'>) => {
  const { file } = useLoan();
  const alert = file.facts.credit[person]?.alerts.find(({ kind }) => kind === about);
  return (
    <>
      {alert?.text && <p className={rows.note}>{words.alertText(alert.text)}</p>}
      {alert?.contact && <p className={rows.note}>{words.contact(alert.contact)}</p>}
    </>
  );
};
