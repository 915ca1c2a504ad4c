import { useMutation, useQuery } from '@tanstack/react-query';
import { dayIn } from '#entities/day-in.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/en/figures.ts';
import { people } from '#words/en/people.ts';
import { policyToday } from './lender-day.ts';
import styles from './second-person-screen.module.css';
import { type BesideProps, StepView, type StepViewProps } from './step-view.tsx';

const words = people.other;
const WHO = ['firstName', 'lastName', 'email'];
const TONES = { invited: 'wait', expired: 'warn', working: 'ok', done: 'ok' } as const;

type CardProps = { email: string; onReplace: () => void };

/** The person named before: how far they are, a new link, or someone else. */
const NamedPerson = ({ email, onReplace }: CardProps) => {
  const trpc = useTRPC();
  const { data: other, refetch } = useQuery(trpc.application.otherPerson.queryOptions());
  const again = useMutation(trpc.application.inviteAgain.mutationOptions({ onSuccess: () => void refetch() }));
  if (!other) return null;
  const name = [other.firstName, other.lastName].filter(Boolean).join(' ');
  const isOut = other.state === 'invited' || other.state === 'expired';
  const until = other.expiresAt && inLongDate(dayIn(policyToday().lender.timeZone, other.expiresAt));
  return (
    <section className={`card ${styles.person}`} aria-label={name}>
      <div className={styles.head}>
        <h2 className="heading-4">{name}</h2>
        <Chip tone={TONES[other.state]}>{words.states[other.state]}</Chip>
      </div>
      <p className="small">
        {other.state === 'expired' ? words.expired(name) : isOut ? words.notJoined(name, email) : words.joined(name)}{' '}
        {other.state === 'invited' && until && words.until(until)}
      </p>
      <p className={styles.actions}>
        {isOut && (
          <button
            className="button button-secondary button-small"
            type="button"
            disabled={again.isPending}
            onClick={() => again.mutate()}
          >
            {words.sendAgain}
          </button>
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

const isStill = (before: Who, values: BesideProps['values']): boolean =>
  before.email === values.email && before.firstName === values.firstName && before.lastName === values.lastName;

/** Named before and kept, about to be replaced, or about to be removed: each says what Continue will do. */
const Named = ({ application: { coborrower: before }, values, change }: BesideProps) => {
  if (before?.email == null) return null;
  const name = before.firstName ?? '';
  const put = ({ firstName, lastName, email }: Who) => {
    change('firstName', firstName);
    change('lastName', lastName);
    change('email', email);
  };
  if (values.hasCoborrower !== false && isStill(before, values))
    return <NamedPerson email={before.email} onReplace={() => put({ firstName: null, lastName: null, email: null })} />;
  return (
    <div className={styles.note}>
      <Notice tone="warn" title={values.hasCoborrower === false ? words.removeText(name) : words.replaceText(name)}>
        {values.hasCoborrower !== false && (
          <button className="link-button" type="button" onClick={() => put(before)}>
            {words.keep(name)}
          </button>
        )}
      </Notice>
    </div>
  );
};

/** Who applies along: named and invited, seen on their way, replaced or removed. */
export const SecondPersonScreen = (props: StepViewProps) => (
  <StepView
    {...props}
    above={Named}
    leftOut={({ values, application: { coborrower } }) =>
      coborrower?.email != null && isStill(coborrower, values) ? WHO : []
    }
  />
);
