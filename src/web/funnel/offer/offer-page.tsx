import { useEffect, useId, useRef, useState } from 'react';
import { nearestDollars } from '#entities/values/money.ts';
import { previousStep } from '#funnel/engine/walk.ts';
import type { OfferAnswers } from '#rules/offer/offer-board.ts';
import { figuresOfOffer } from '#rules/offer/offer-figures.ts';
import { offerWaits } from '#rules/offer/offer-waits.ts';
import type { AskedQuote } from '#web/api-client/use-current-quote.ts';
import { Link } from '#web/router/link.tsx';
import { useLocation } from '#web/router/navigation.tsx';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Held } from '#web/ui/slices/held.tsx';
import { Later } from '#web/ui/slices/later.tsx';
import { errors } from '#words/errors.ts';
import { inDay, inDollars, inList, inLongDate } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import { storedOffer } from '#words/funnel/offer-changes.ts';
import { debtCards } from '#words/funnel/pages/debt-cards.ts';
import type { KnownToBorrower } from '../estimate/household-facts.ts';
import { lenderToday } from '../estimate/lender-day.ts';
import { StepProgress } from '../frame/step-progress.tsx';
import { ConflictView } from '../saving/conflict-part.tsx';
import { useDraft } from '../saving/use-draft.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { questionWords } from '../step/question-words.ts';
import type { StepViewProps } from '../step/step-view.tsx';
import { type Answers, useStepForm, validAnswers } from '../step/use-step-form.ts';
import { isOnItsWay, useStepSubmit } from '../step/use-step-submit.ts';
import { OfferNews } from './changes/offer-news.tsx';
import { useChangeRead } from './changes/use-change-read.ts';
import type { ChosenDebts } from './debt-pick.tsx';
import { LowerValue } from './lower-value.tsx';
import { NEED } from './need-heading-id.ts';
import { NoOffer } from './no-offer.tsx';
import { OfferColumns } from './offer-columns.tsx';
import { OfferDiffers } from './offer-differs.tsx';
import { OfferDock } from './offer-dock.tsx';
import styles from './offer-page.module.css';
import { OfferPaper } from './paper/paper-part.tsx';
import { UnconfirmedOffer } from './unconfirmed-offer.tsx';
import { useFreshFigures } from './use-fresh-figures.ts';
import { useOffer } from './use-offer.ts';
import { useOfferChanges } from './use-offer-changes.ts';
import { useOfferEnd } from './use-offer-end.ts';
import type { OpenedOffer } from './use-opened-offer.ts';

const QUIET_MILLISECONDS = 600;

type Props = StepViewProps & {
  current: Current;
  known: KnownToBorrower;
  opened: OpenedOffer | null;
  quote: AskedQuote;
};

/** The offer, or the reasons there is none: every control responds at once, using the server's own decision rules. */
export const OfferPage = ({ step, current, known, opened, quote }: Props) => {
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { draftOf, accept } = useFunnelData();
  const { application, variant, person } = current;
  const stored = step.read(application, person);
  const stepWords = questionWords(step.key);
  const { form } = useStepForm({ step, words: stepWords, initial: { ...stored, ...draftOf(step.key) } });
  const [kept, setKept] = useState<OfferAnswers | null>(null);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  // Its acceptance leads to the application; what has not come by then comes with that page.
  useEffect(() => void import('../whole/whole-funnel.ts').catch(() => null), []);

  const view = useOffer(known, { values: form.values, kept, asOf: opened?.asOf ?? null });
  const { answers, board, debts, chosen, policy } = view;
  const { shape, offer, decision } = board;
  const choice = shape?.choice ?? null;
  const { state, submit, reset } = useStepSubmit(step, {
    draft: { ...answers, ...choice },
    onRefused: () => heading.current?.focus(),
  });
  const change = useChangeRead(opened);
  const passedOn = useOfferEnd(opened?.offer?.expiresOn ?? null);
  const endedOn = state.kind === 'offerExpired' ? state.expiredOn : passedOn;
  useFreshFigures({ isWanted: state.kind === 'offerDiffers' || endedOn !== null });
  const isStopped = state.kind === 'offerDiffers' || state.kind === 'offerExpired';
  useEffect(() => {
    // The press was at the end of a long page; the reason stands at its top.
    if (isStopped) heading.current?.focus();
  }, [isStopped]);
  const onItsWay = state.kind === 'working' ? state.answers : null;
  useDraft({ step, draft: form.values, isKept: !isOnItsWay(state), onItsWay });
  const { changes, cashWanted, isSliding } = useOfferChanges({ form, view, choice, onKept: setKept });
  const nameOf = (id: string): string => debts.find((debt) => debt.id === id)?.creditor ?? debtCards.unnamed;
  const failing = decision.trace.filter(({ outcome }) => outcome === 'fail');
  const waits = failing.length > 0 ? [] : offerWaits(decision.figures);
  const send = (base: Answers, shown = offer && figuresOfOffer(offer)) => {
    const checked = validAnswers(step, { ...answers, ...choice });
    // Keep the submitted values on the page, even untouched ones for which fresh figures would suggest another amount.
    form.setValues({ ...answers, ...choice });
    if (checked !== null && shown !== null && failing.length === 0) void submit({ answers: checked, base, shown });
    else document.getElementById(failing.length > 0 ? 'rules-heading' : 'amount')?.scrollIntoView();
  };
  const walk = { application, variant, person, key: step.key };
  // Someone who comes by a mailed link has no page to go back to.
  const back = previousStep(walk)?.path ?? null;
  const names = inList(
    [application.borrower.firstName, application.coborrower?.firstName].flatMap((name) => name ?? []),
  );
  const spoken =
    offer && board.cash !== null
      ? words.spoken(inDollars(nearestDollars(offer.payments.now)), inDollars(nearestDollars(board.cash)))
      : '';
  const said = useDebouncedValue(spoken, QUIET_MILLISECONDS);
  const isOpen = shape !== null;
  const chosenDebts: ChosenDebts = {
    all: debts,
    chosen,
    kind: chosen.every(({ type }) => type === 'revolving') ? 'cards' : 'debts',
    policy,
    apr: offer?.rate ?? null,
    hasCoborrower: application.coborrower !== null,
    onChange: changes.chooseDebts,
  };
  const expiresOn = quote.answer?.data?.expiresOn ?? null;
  // From the moment the page shows: the stored offer is waited for, its confirmation is not.
  const goodUntil = endedOn === null ? (opened?.offer?.expiresOn ?? null) : null;
  return (
    <>
      <Held isHeld={isSliding}>
        <StepProgress walk={walk} note={goodUntil === null ? undefined : storedOffer.until.short(inDay(goodUntil))} />
      </Held>
      <main id="content" className={styles.page} data-unread={change.isUnread} inert={state.kind === 'leaving'}>
        {/* Beside the page, not around it: requesting a value review is a form of its own. */}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // On a phone the new offer is not to be seen yet: nobody takes what they have not seen.
            if (change.isUnread && document.getElementById(NEED)?.checkVisibility() === false) change.read();
            else send(stored);
          }}
        />
        <Held isHeld={isSliding}>
          <div className={`wrap ${styles.top} ${isOpen ? styles.screenOnly : ''}`}>
            <h1 className={`heading-1 ${styles.heading}`} ref={heading} tabIndex={-1}>
              {isOpen
                ? words.heading(names)
                : failing.length > 0
                  ? words.refused.heading(application.borrower.firstName, failing.length)
                  : words.refused.openHeading(waits.length)}
            </h1>
            <p className={`lede ${styles.lede}`}>
              {isOpen && goodUntil !== null && (
                <span className={styles.until}>{storedOffer.until.long(inLongDate(goodUntil))} </span>
              )}
              {isOpen ? words.lede : failing.length > 0 ? words.refused.lede : words.refused.openLede}{' '}
              {isOpen && back !== null && <Link to={back}>{words.earlier}</Link>}
            </p>
            {opened !== null && (
              <OfferNews
                opened={opened}
                endedOn={endedOn}
                line={choice?.amount ?? null}
                change={change}
                chooser={application.borrower.firstName}
                joiner={application.coborrower?.firstName ?? null}
              />
            )}
            {isOpen && <LowerValue board={board} stated={application.property.value} />}
            <UnconfirmedOffer {...quote} />
            {state.kind === 'offerDiffers' && (
              <OfferDiffers computed={state.computed} onTake={() => send(stored, state.computed)} />
            )}
            {state.kind === 'failed' && (
              <div className={styles.notice}>
                <Notice tone="stop" title={errors.notSaved.title}>
                  {errors.notSaved.text}
                </Notice>
              </div>
            )}
            {state.kind === 'conflict' && (
              <ConflictView
                step={step}
                questionWords={stepWords}
                yours={state.yours}
                theirs={state.theirs}
                onKeepYours={() => send(state.theirs)}
                onKeepTheirs={() => {
                  accept({ application: state.application, version: state.version }, step.key);
                  form.setValues(state.theirs);
                  reset();
                }}
              />
            )}
          </div>
        </Held>
        {shape === null ? (
          <NoOffer view={view} waits={waits} debts={chosenDebts} nameOf={nameOf} back={back} onUse={changes.setLine} />
        ) : (
          <OfferColumns
            view={view}
            shape={shape}
            debts={chosenDebts}
            stated={application.property.value}
            cashWanted={cashWanted}
            expiresOn={expiresOn}
            kept={kept}
            nameOf={nameOf}
            changes={changes}
            isSliding={isSliding}
          />
        )}
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {shape !== null && offer !== null && (
          <Held isHeld={isSliding}>
            <Later>
              <OfferPaper
                application={application}
                board={board}
                offer={offer}
                policy={policy}
                compared={view.compared}
                paidOff={chosen}
                kind={chosenDebts.kind}
                nameOf={nameOf}
                expiresOn={expiresOn}
                today={opened?.asOf ?? lenderToday()}
              />
            </Later>
          </Held>
        )}
        {isOpen && state.kind !== 'conflict' && (
          <OfferDock {...{ board, formId }} {...change} goText={isOnItsWay(state) ? words.saving : words.go} />
        )}
      </main>
    </>
  );
};
