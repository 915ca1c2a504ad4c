import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fullName } from '#entities/text/full-name.ts';
import { dayIn } from '#entities/values/day-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { lender } from '#web/lender.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { otherPerson } from '#words/funnel/pages/other-person.ts';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { useOtherPerson } from '../step/use-other-person.ts';
import styles from './second-person-screen.module.css';

const words = otherPerson;
const WHO = ['firstName', 'lastName', 'email'];
const TONES = { invited: 'wait', expired: 'warn', declined: 'warn', left: 'warn', working: 'ok', done: 'ok' } as const;

type Other = NonNullable<inferOutput<ReturnType<typeof useTRPC>['application']['otherPerson']>>;

const isGone = ({ state }: Other): boolean => state === 'declined' || state === 'left';
const isStillOut = (other: Other): boolean => other.state === 'invited' || other.state === 'expired' || isGone(other);

type CardProps = {
  other: Other;
  email: string;
  onSent: () => void;
  onCorrect: () => void;
  onReplace: () => void;
  onAlone: () => void;
};

const textOf = (other: Other, email: string): string => {
  const name = fullName(other);
  switch (other.state) {
    case 'invited':
      return words.notJoined(name, email);
    case 'expired':
    case 'declined':
    case 'left':
      return words[other.state](name);
    default:
      return words.joined(name);
  }
};

/** The coborrower already named: progress, a new link, a correction, or a replacement. */
const NamedPerson = ({ other, email, onSent, onCorrect, onReplace, onAlone }: CardProps) => {
  const trpc = useTRPC();
  const again = useMutation(trpc.application.inviteAgain.mutationOptions({ onSuccess: onSent }));
  const name = fullName(other);
  const isOut = isStillOut(other);
  const until = other.expiresAt && inLongDate(dayIn(lender.timeZone, other.expiresAt));
  return (
    <section className={`card ${styles.person}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className="heading-4">{name}</h2>
        <Chip tone={TONES[other.state]}>{words.states[other.state]}</Chip>
      </div>
      <p className="small">
        {textOf(other, email)} {other.state === 'invited' && until && words.until(until)}
      </p>
      <p className={styles.actions}>
        {isGone(other) && (
          <button className="button button-primary button-small" type="button" onClick={onAlone}>
            {words.alone}
          </button>
        )}
        {isOut && (
          <>
            <button
              className="button button-secondary button-small"
              type="button"
              disabled={again.isPending}
              onClick={() => again.mutate()}
            >
              {words.sendAgain}
            </button>
            <button className="button button-quiet button-small" type="button" onClick={onCorrect}>
              {words.correct}
            </button>
          </>
        )}
        <button className="button button-quiet button-small" type="button" onClick={onReplace}>
          {words.replace}
        </button>
      </p>
      <div role="status">
        {again.isSuccess && <p className="small">{words.sentAgain}</p>}
        {again.isError && <Notice tone="stop" title={again.error.message} />}
      </div>
    </section>
  );
};

type Who = { firstName: string | null; lastName: string | null; email: string | null };

const isStill = (before: Who, draft: BesideProps['draft']): boolean =>
  before.email === draft.email && before.firstName === draft.firstName && before.lastName === draft.lastName;

/** Whether the fields are open with their values, for correction. */
const Correcting = createContext<{ isOn: boolean; turn: (isOn: boolean) => void }>({
  isOn: false,
  turn: () => undefined,
});

const cameToApplyAlone = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAlone' in state && state.isAlone === true;

/** Already named: kept, or about to be corrected, replaced or removed; each explains the effect of Continue. */
const Named = ({ application: { coborrower: before }, draft, change }: BesideProps) => {
  const { other, refetch } = useOtherPerson();
  const { isOn: isCorrecting, turn } = useContext(Correcting);
  const { state } = useLocation();
  const isAlone = cameToApplyAlone(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    // Chosen on the page they came from: here it is confirmed, with what it means.
    if (isAlone) change('hasCoborrower', false);
  }, [isAlone]);
  if (before?.email == null) return null;
  const name = before.firstName ?? '';
  const put = ({ firstName, lastName, email }: Who) => {
    change('firstName', firstName);
    change('lastName', lastName);
    change('email', email);
  };
  const isKept = draft.hasCoborrower !== false;
  if (isKept && !isCorrecting && isStill(before, draft))
    return (
      other && (
        <NamedPerson
          other={other}
          email={before.email}
          onSent={() => void refetch()}
          onCorrect={() => {
            flushSync(() => turn(true));
            document.getElementById('email')?.focus();
          }}
          onReplace={() => put({ firstName: null, lastName: null, email: null })}
          onAlone={() => change('hasCoborrower', false)}
        />
      )
    );
  const isOut = other != null && isStillOut(other);
  const text = isKept ? (isOut ? words.correctText : words.replaceText) : words.removeText;
  return (
    <div className={styles.note}>
      <Notice tone={isKept && isOut ? 'info' : 'warn'} title={text(name)}>
        {isKept && (
          <button
            className="link-button"
            type="button"
            onClick={() => {
              turn(false);
              put(before);
            }}
          >
            {words.keep(name)}
          </button>
        )}
      </Notice>
    </div>
  );
};

/** The coborrower: named and invited, tracked, corrected, replaced or removed. */
export default function SecondPersonScreen(props: StepViewProps) {
  const [isOn, turn] = useState(false);
  return (
    <Correcting value={{ isOn, turn }}>
      <StepView
        {...props}
        above={Named}
        leftOut={({ draft, application: { coborrower } }) =>
          coborrower?.email != null && !isOn && isStill(coborrower, draft) ? WHO : []
        }
      />
    </Correcting>
  );
}
