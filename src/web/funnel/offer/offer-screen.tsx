import { emptyApplication } from '#entities/application/application.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { useCurrentQuote } from '#web/api-client/use-current-quote.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useFirstInSlices } from '#web/ui/slices/use-first-in-slices.ts';
import { shell } from '#words/shell.ts';
import { useHouseholdFacts } from '../estimate/use-household-facts.ts';
import { StepProgress } from '../frame/step-progress.tsx';
import { useFunnelData } from '../step/funnel-data.ts';
import { NotStarted } from '../step/not-started.tsx';
import { questionWords } from '../step/question-words.ts';
import styles from '../step/step-view.module.css';
import type { StepViewProps } from '../step/step-view.tsx';
import { OfferPage } from './offer-page.tsx';
import { useOpenedOffer } from './use-opened-offer.ts';

const NOTHING = emptyApplication();
const STARTING_POINT = { variant: 'withUsageStep', person: 'borrower' } as const;

/**
 * Waits for the rules' inputs: a page that first says no and then yes would alarm applicants for nothing. And for the stored
 * offer, so that nobody reads figures which a notice of their change then pushes away.
 */
export default function OfferScreen({ step }: StepViewProps) {
  const { state, current } = useFunnelData();
  const known = useHouseholdFacts(current?.application ?? NOTHING, { isStarted: current !== null });
  const { opened, isOpening } = useOpenedOffer({ isStarted: current !== null });
  // Opening the page makes or renews the offer the quote belongs to.
  const quote = useCurrentQuote({
    email: current && applicantPart(current.application, current.person).email,
    of: opened === null ? undefined : (opened.offer?.id ?? null),
  });
  const isKnown = current !== null && known !== null && !isOpening;
  const isDrawn = useFirstInSlices(isKnown, Boolean);
  if (isKnown && isDrawn)
    return <OfferPage step={step} current={current} known={known} opened={opened} quote={quote} />;
  const isWaiting = state === 'loading' || current !== null;
  const { application, variant, person } = current ?? { ...STARTING_POINT, application: NOTHING };
  return (
    <>
      <StepProgress walk={{ application, variant, person, key: step.key }} />
      <main id="content" className={`wrap ${styles.waiting}`} inert={isWaiting}>
        <h1 className="heading-1">{questionWords(step.key).question}</h1>
        {isWaiting ? <SkeletonLines text={shell.loading} /> : <NotStarted />}
      </main>
    </>
  );
}
