import { useMutation, useQuery } from '@tanstack/react-query';
import type { Within } from '#funnel/engine/define-step.ts';
import { readPropertyAddress } from '#funnel/questions/location.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { known } from '#words/funnel/known.ts';
import { visits as visitWords } from '#words/funnel/visits.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import type { Question } from '../step/question-context.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { useVendorVisits } from '../visits/use-vendor-visits.ts';
import { visitLabel } from '../visits/visit-label.ts';
import { VisitNotice } from '../visits/visit-notice.tsx';
import { homeCautions } from './cautions.ts';
import styles from './known-facts.module.css';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';

const words = known.insurance;
const VISITED = ['insuranceLink'] as const;

const problems: Readonly<Record<string, string>> = {
  lapsed: words.lapsed,
  notFound: words.notFound,
  byStaff: words.byStaff,
};

/** One click instead of an upload; the insurer's data fills the page. */
const InsuranceLink = ({ application, change }: BesideProps) => {
  const trpc = useTRPC();
  const { retry } = useFunnelData();
  const facts = useQuery(trpc.application.facts.queryOptions());
  const connect = useMutation(
    trpc.application.consent.mutationOptions({
      onSuccess: ({ url }) => {
        if (url !== null) return window.location.assign(url);
        void facts.refetch();
        retry();
      },
    }),
  );
  const visits = useVendorVisits(VISITED);
  const visit = visits.visitTo('insuranceLink');
  const policy = facts.data?.insurance ?? null;
  const isConnected = application.canopyConnected || connect.data?.state === 'found';
  const state = connect.data?.state === 'yourTurn' ? undefined : connect.data?.state;
  const isUnfinished = visit !== null && visit.state !== 'finished';
  return (
    <section className={`card ${styles.known}`} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className="heading-4">{words.title}</h2>
        {isConnected && <Chip tone="ok">{words.connected}</Chip>}
      </div>
      <p className="small" role="status">
        {isConnected
          ? policy
            ? words.found(inDollars(policy.dwellingCoverage), inDollars(policy.yearlyPremium))
            : words.foundPlain
          : state === undefined
            ? words.text
            : (problems[state] ?? words.unavailable)}
      </p>
      {!isConnected && visits.isOffered('insuranceLink') && <p className="small">{visitWords.leaving}</p>}
      {!isConnected && (
        <div role="status">
          {visits.isChecking && <Notice tone="info" title={visitWords.checking} />}
          {isUnfinished && !visits.isChecking && <VisitNotice visit={visit} />}
        </div>
      )}
      <p className={styles.actions}>
        {!isConnected && (
          <button
            className="button button-secondary button-small"
            type="button"
            onClick={() => connect.mutate({ kind: 'insurance' })}
          >
            {connect.isPending ? words.working : isUnfinished ? visitLabel(visit) : words.connect}
          </button>
        )}
        {isConnected && policy && (
          <button
            className="button button-secondary button-small"
            type="button"
            onClick={() => change('yearlyInsurance', policy.yearlyPremium)}
          >
            {words.use(inDollars(policy.yearlyPremium))}
          </button>
        )}
      </p>
    </section>
  );
};

/** The address stands as it was told before the offer, until the applicant says otherwise. */
const toldBefore = ({ application }: Within): Question['toldBefore'] => {
  const said = application.property.isAddressVerified === true ? known.addressConfirmed : known.fromEarlier;
  return { '': { start: { address: readPropertyAddress(application) }, said } };
};

const Sections = (props: FieldsLayoutProps) => <SectionedFields {...props} sections={pageSections.application3} />;

/** Page 2: known data is prefilled; insurance can come from the insurer. */
export default function PropertyScreen(props: StepViewProps) {
  return (
    <StepView {...props} below={InsuranceLink} cautionsOf={homeCautions} layout={Sections} toldBefore={toldBefore} />
  );
}
