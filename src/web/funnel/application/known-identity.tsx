import { useMutation } from '@tanstack/react-query';
import { dayText } from '#entities/text/day-text.ts';
import { maskedSsn } from '#entities/values/ssn.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import type { Within } from '#funnel/engine/define-step.ts';
import { flowOf } from '#funnel/engine/walk.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconEye, IconEyeOff } from '#web/ui/icons.ts';
import { known as words } from '#words/funnel/known.ts';
import { nameSuffixes } from '#words/labels.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import styles from './known-facts.module.css';

const Ssn = ({ lastFour }: { lastFour: string }) => {
  const trpc = useTRPC();
  const show = useMutation(trpc.application.showSsn.mutationOptions());
  const isShown = show.data !== undefined;
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <>
      <span className="nowrap" role="status">
        {show.data?.ssn ?? maskedSsn(lastFour)}
      </span>
      <button className="link-button" type="button" onClick={() => (isShown ? show.reset() : show.mutate())}>
        <Icon size={16} stroke={1.75} aria-hidden /> {isShown ? words.hideSsn : words.showSsn}
      </button>
      <small className="muted">{show.isError ? show.error.message : words.ssnLogged}</small>
    </>
  );
};

/** Name, birth date, SSN and mailing address as used for the credit check, with a link to correct them. */
export const KnownIdentity = ({ application, person }: Within) => {
  const { current } = useFunnelData();
  const { pathname } = useLocation();
  const part = applicantPart(application, person);
  if (current === null || part.dateOfBirth === null) return null;
  const source = flowOf(current).steps.find(({ fields }) => fields.some(({ kind }) => kind === 'ssn'));
  const suffix = part.suffix === null ? null : nameSuffixes[part.suffix];
  const name = [part.firstName, part.middleName, part.lastName, suffix].filter(Boolean).join(' ');
  return (
    <section className={`card ${styles.known}`} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className="heading-4">{words.title}</h2>
        <Chip tone="ok">{words.fromYou}</Chip>
      </div>
      <dl className="rows">
        <div>
          <dt>{words.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{words.dateOfBirth}</dt>
          <dd className="nowrap">{dayText(part.dateOfBirth)}</dd>
        </div>
        {part.ssnLast4 !== null && (
          <div>
            <dt>{words.ssn}</dt>
            <dd className={styles.value}>
              <Ssn lastFour={part.ssnLast4} />
            </dd>
          </div>
        )}
        {current.email !== null && (
          <div>
            <dt>{words.email}</dt>
            <dd>{current.email}</dd>
          </div>
        )}
      </dl>
      {source && (
        <p className="small">
          <Link to={source.path} state={{ returnTo: pathname }}>
            {words.correct}
          </Link>{' '}
          <span className="muted">{words.correctNote}</span>
        </p>
      )}
    </section>
  );
};
