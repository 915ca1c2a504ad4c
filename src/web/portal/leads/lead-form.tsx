import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { phoneFromText } from '#entities/values/phone.ts';
import { zipText } from '#entities/values/zip-code.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { textForms } from '#web/ui/fields/text-forms.ts';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDatedDay } from '#words/figures.ts';
import { leads as words } from '#words/portal/leads.ts';
import styles from './leads.module.css';

const names = ['firstName', 'lastName', 'email', 'phone', 'zip', 'value', 'estimatedMortgageBalance'] as const;
type Name = (typeof names)[number];
const needed: readonly Name[] = ['firstName', 'lastName', 'email'];
const nothing: Record<Name, string> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  zip: '',
  value: '',
  estimatedMortgageBalance: '',
};

const inputs = {
  firstName: { autoComplete: 'off' },
  lastName: { autoComplete: 'off' },
  email: { autoComplete: 'off', inputMode: 'email', type: 'email' },
  phone: { autoComplete: 'off', inputMode: 'tel' },
  zip: { autoComplete: 'off', inputMode: 'numeric' },
  value: { inputMode: 'numeric' },
  estimatedMortgageBalance: { inputMode: 'numeric' },
} as const satisfies Record<Name, object>;

const read = (typed: Record<Name, string>) =>
  partnerLead.safeParse({
    firstName: typed.firstName,
    lastName: typed.lastName,
    email: typed.email,
    phone: typed.phone === '' ? null : phoneFromText(typed.phone),
    zip: typed.zip === '' ? null : zipText(typed.zip),
    value: textForms.money.toValue(typed.value.trim()),
    estimatedMortgageBalance: textForms.money.toValue(typed.estimatedMortgageBalance.trim()),
  });

type Form = { onCreated: (lead: { email: string; url: string }) => void; onCancel: () => void };

/** Adds one lead manually. Errors appear beside their fields; typed values stay. */
export const LeadForm = ({ onCreated, onCancel }: Form) => {
  const trpc = useTRPC();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation(trpc.leads.create.mutationOptions());
  /** Staff may go on once they read who keeps the person. */
  const [isTold, setTold] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const lead = read(typed);
    const bad = lead.success ? [] : lead.error.issues.map(({ path }) => String(path[0]));
    setWrong(bad);
    if (!lead.success) {
      form.current?.querySelector<HTMLInputElement>(`[name="${names.find((name) => bad.includes(name))}"]`)?.focus();
      return;
    }
    const sent = { ...lead.data, isDespiteRegistration: isTold };
    create.mutate(sent, {
      onSuccess: (made) => {
        if (made.kind === 'created') return onCreated({ email: lead.data.email, url: made.url });
        const by = made.kind === 'registered' ? made.by : null;
        setTold(by !== null);
        if (by !== null) setProblem(words.registeredBy(by.partner, inDatedDay(by.until)));
        else setProblem(made.kind === 'known' ? words.known : words.registered);
      },
      onError: ({ message }) => setProblem(message),
    });
  };
  return (
    <form className={`card ${styles.panel}`} ref={form} noValidate onSubmit={submit}>
      <h2 className="heading-4">{words.add}</h2>
      {problem !== null && <Notice tone="warn" title={problem} />}
      <div className={styles.fields}>
        {names.map((name) => (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={`lead-${name}`}>
              {words.fields[name]}{' '}
              {!needed.includes(name) && <span className="field-optional">({words.fields.optional})</span>}
            </label>
            <input
              className="input"
              id={`lead-${name}`}
              name={name}
              {...inputs[name]}
              value={typed[name]}
              aria-invalid={wrong.includes(name)}
              aria-describedby={wrong.includes(name) ? `lead-${name}-error` : undefined}
              onChange={({ currentTarget: { value } }) => {
                setTyped({ ...typed, [name]: value });
                setTold(false);
              }}
            />
            {wrong.includes(name) && (
              <p className="field-error" id={`lead-${name}-error`}>
                <FieldError text={words.fieldProblems[name]} />
              </p>
            )}
          </div>
        ))}
      </div>
      <FormButtons
        className={styles.actions}
        submit={isTold ? words.addAnyway : words.create}
        cancel={words.cancel}
        isPending={create.isPending}
        onCancel={onCancel}
      />
    </form>
  );
};
