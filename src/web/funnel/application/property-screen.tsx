import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Within } from '#funnel/engine/define-step.ts';
import { readPropertyAddress } from '#funnel/questions/location.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { inDollars } from '#words/figures.ts';
import { known } from '#words/funnel/known.ts';
import { homeRecord } from '#words/funnel/pages/home-record.ts';
import { visits as visitWords } from '#words/funnel/visits.ts';
import type { Question } from '../step/question-context.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { type BesideProps, StepView, type StepViewProps } from '../step/step-view.tsx';
import { useConsent } from '../visits/use-consent.ts';
import { useVendorVisits } from '../visits/use-vendor-visits.ts';
import { visitLabel } from '../visits/visit-label.ts';
import { VisitNotice } from '../visits/visit-notice.tsx';
import { homeCautions } from './cautions.ts';
import { HomeRecordCard } from './home-record-card.tsx';
import styles from './known-facts.module.css';
import { pageSections } from './page-sections.ts';
import { SectionedFields } from './sectioned-fields.tsx';
import { HomeRecordContext, type HomeRecordState, useHomeRecord } from './use-home-record.ts';

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
  const facts = useQuery(trpc.application.facts.queryOptions());
  const { asked: connect, give } = useConsent(() => void facts.refetch());
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
          <button className="button button-secondary button-small" type="button" onClick={() => give('insurance')}>
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

/** The address stands as it was told before the offer, and a confirmed record as it was found, until the applicant says otherwise. */
const toldBefore =
  ({ record, isUsed }: HomeRecordState) =>
  ({ application }: Within): Question['toldBefore'] => {
    const said = application.property.isAddressVerified === true ? known.addressConfirmed : known.fromEarlier;
    const address = readPropertyAddress(application);
    if (!isUsed || record === null) return { '': { start: { address }, said } };
    const found = Object.entries(record).filter(([, value]) => value !== null);
    return { '': { start: { ...Object.fromEntries(found), address }, said, saidOf: homeRecord.sources } };
  };

/** Once a record has filled some of it, the page goes on at what is still open. */
const Sections = (props: FieldsLayoutProps) => (
  <SectionedFields
    key={String(useContext(HomeRecordContext)?.isUsed)}
    {...props}
    sections={pageSections.application3}
  />
);

/** Page 2: known data is prefilled, a public record is confirmed as one card, and insurance can come from the insurer. */
export default function PropertyScreen(props: StepViewProps) {
  const record = useHomeRecord(props.step);
  return (
    <HomeRecordContext value={record}>
      <StepView
        {...props}
        above={HomeRecordCard}
        below={InsuranceLink}
        cautionsOf={homeCautions}
        layout={Sections}
        toldBefore={toldBefore(record)}
      />
    </HomeRecordContext>
  );
}
