import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, useState } from 'react';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import type { Scenario } from '#entities/contract/scenario.ts';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inCents, inDay, inDollars, inLongDate, inPercent } from '#words/figures.ts';
import { leads } from '#words/portal/leads.ts';
import { pricer as words } from '#words/portal/pricer.ts';
import styles from './pricer.module.css';

type Kept = inferOutput<ReturnType<typeof useTRPC>['pricer']['own']>[number];
type Told = { tone: 'info' | 'stop'; text: string };
type Invitation = { id: string; onTold: (told: Told) => void; onDone: () => void; onCancel: () => void };

const person = partnerLead.pick({ firstName: true, lastName: true, email: true });

const InviteForm = ({ id, onTold, onDone, onCancel }: Invitation) => {
  const trpc = useTRPC();
  const [who, setWho] = useState({ firstName: '', lastName: '', email: '' });
  const invite = useMutation(trpc.pricer.invite.mutationOptions());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = person.safeParse(who);
    if (!read.success) return onTold({ tone: 'stop', text: words.whoNeeded });
    invite.mutate(
      { id, who: read.data },
      {
        onSuccess: (made) => {
          const by = made.kind === 'registered' ? made.by : null;
          onTold(
            made.kind === 'created'
              ? { tone: 'info', text: words.sent(read.data.email) }
              : { tone: 'stop', text: by === null ? words.known : leads.notInvitedBy(by.partner, inDay(by.until)) },
          );
          onDone();
        },
        onError: ({ message }) => onTold({ tone: 'stop', text: message }),
      },
    );
  };
  return (
    <form className={styles.invite} noValidate onSubmit={submit}>
      <p className="muted">{words.inviteText}</p>
      {(['firstName', 'lastName', 'email'] as const).map((name) => (
        <div className="field" key={name}>
          <label className="field-label" htmlFor={`invite-${name}`}>
            {words[name]}
          </label>
          <input
            className={`input ${styles.input}`}
            id={`invite-${name}`}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            value={who[name]}
            onChange={({ currentTarget: { value } }) => setWho({ ...who, [name]: value })}
          />
        </div>
      ))}
      <FormButtons
        className={styles.actions}
        submit={words.send}
        cancel={words.cancel}
        isPending={invite.isPending}
        onCancel={onCancel}
      />
    </form>
  );
};

const figuresText = ({ figures: { amount, rate, payment, cltv, dti } }: Kept): string =>
  [
    amount === null ? '' : inDollars(toDollars(amount)),
    rate === null ? '' : inPercent(toBasisPoints(rate), 2),
    payment === null ? '' : inCents(toCents(payment)),
    cltv === null ? '' : `CLTV ${inPercent(toBasisPoints(cltv), 1)}`,
    dti === null ? '' : `DTI ${inPercent(toBasisPoints(dti), 1)}`,
  ]
    .filter(Boolean)
    .join(', ');

type History = {
  scenarios: readonly Kept[];
  mayInvite: boolean;
  onLoad: (inputs: Scenario) => void;
  onChanged: () => void;
};

/** The user's past scenarios: reopen or send one. */
export const ScenarioHistory = ({ scenarios, mayInvite, onLoad, onChanged }: History) => {
  const [told, setTold] = useState<Told | null>(null);
  const [inviting, setInviting] = useState<string | null>(null);
  return (
    <section className={styles.history} aria-labelledby="history-heading">
      <h2 className="heading-4" id="history-heading">
        {words.history}
      </h2>
      {told !== null && <Notice tone={told.tone} title={told.text} />}
      {scenarios.length === 0 && <p className="muted">{words.historyNone}</p>}
      <ul>
        {scenarios.map((kept) => (
          <li className="card" key={kept.id}>
            <div>
              <strong>{kept.name}</strong>
              <span>{figuresText(kept)}</span>
              <span>{words.policy(inLongDate(kept.policyVersion))}</span>
            </div>
            <div className={styles.actions}>
              <button className="link-button" type="button" onClick={() => onLoad(kept.inputs)}>
                {words.load}
                <span className="visually-hidden"> {kept.name}</span>
              </button>
              {kept.isInvited ? (
                <Chip tone="ok">{words.invited}</Chip>
              ) : (
                mayInvite && (
                  <button className="link-button" type="button" onClick={() => setInviting(kept.id)}>
                    {words.invite}
                    <span className="visually-hidden"> {kept.name}</span>
                  </button>
                )
              )}
            </div>
            {inviting === kept.id && (
              <InviteForm
                id={kept.id}
                onTold={setTold}
                onCancel={() => setInviting(null)}
                onDone={() => {
                  setInviting(null);
                  onChanged();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
