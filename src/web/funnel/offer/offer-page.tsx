import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { nearestDollars } from '#entities/values/money.ts';
import { previousStep } from '#funnel/engine/walk.ts';
import type { OfferAnswers } from '#rules/offer/offer-board.ts';
import { offerDebts } from '#rules/offer/offer-debts.ts';
import { figuresOfOffer } from '#rules/offer/offer-figures.ts';
import type { AskedQuote } from '#web/api-client/use-current-quote.ts';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import { Notice } from '#web/ui/notice.tsx';
import { errors } from '#words/errors.ts';
import { inDollars, inList } from '#words/figures.ts';
import { offer as words } from '#words/funnel/offer.ts';
import type { KnownToBorrower } from '../estimate/household-facts.ts';
import { StepProgress } from '../frame/step-progress.tsx';
import { ConflictView } from '../saving/conflict-view.tsx';
import { useDraft } from '../saving/use-draft.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { HomeValue } from '../step/home-value.tsx';
import { questionWords } from '../step/question-words.ts';
import type { StepViewProps } from '../step/step-view.tsx';
import { type Answers, useStepForm, validAnswers } from '../step/use-step-form.ts';
import { isOnItsWay, useStepSubmit } from '../step/use-step-submit.ts';
import { CompareView } from './compare-view.tsx';
import { DebtCards } from './debt-cards.tsx';
import { NoOfferWays } from './no-offer.tsx';
import { OfferDiffers } from './offer-differs.tsx';
import { OfferDock } from './offer-dock.tsx';
import { OfferNews } from './offer-news.tsx';
import styles from './offer-page.module.css';
import { OfferRules, RulesInTheWay } from './offer-rules.tsx';
import { OfferFootnote, OfferSummary } from './offer-summary.tsx';
import { ShapeCard } from './shape-card.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { UnconfirmedOffer } from './unconfirmed-offer.tsx';
import { useFreshFigures } from './use-fresh-figures.ts';
import { useOffer } from './use-offer.ts';
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
  const { drafts, accept } = useFunnelData();
  const { application, variant, person } = current;
  const stored = step.read(application, person);
  const stepWords = questionWords(step.key);
  const { form } = useStepForm({ step, words: stepWords, initial: { ...stored, ...drafts[step.key] } });
  const [kept, setKept] = useState<OfferAnswers | null>(null);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus();
  }, [key]);

  const { answers, board, suggestions, keptBoard, policy } = useOffer(known, {
    values: form.values,
    kept,
    asOf: opened?.asOf ?? null,
  });
  const { shape, offer, decision } = board;
  const choice = shape?.choice ?? null;
  const { state, submit, reset } = useStepSubmit(step, {
    draft: { ...answers, ...choice },
    onRefused: () => heading.current?.focus(),
  });
  useFreshFigures({ isWanted: state.kind === 'offerDiffers' });
  const onItsWay = state.kind === 'working' ? state.answers : null;
  useDraft({ step, draft: form.values, isKept: !isOnItsWay(state), onItsWay });
  const change = (part: Partial<OfferAnswers>) => form.setValues({ ...answers, ...choice, ...part });
  const debts = offerDebts(application);
  const nameOf = (id: string): string => debts.find((debt) => debt.id === id)?.creditor ?? words.debts.unnamed;
  const failing = decision.trace.filter(({ outcome }) => outcome === 'fail');
  const send = (base: Answers, shown = offer && figuresOfOffer(offer)) => {
    const checked = validAnswers(step, { ...answers, ...choice });
    // Keep the submitted values on the page, even untouched ones for which fresh figures would suggest another amount.
    form.setValues({ ...answers, ...choice });
    if (checked !== null && shown !== null && failing.length === 0) void submit({ answers: checked, base, shown });
    else document.getElementById(failing.length > 0 ? 'rules-heading' : 'amount')?.scrollIntoView();
  };
  const walk = { application, variant, person, key: step.key };
  const names = inList(
    [application.borrower.firstName, application.coborrower?.firstName].flatMap((name) => name ?? []),
  );
  const paidOff = answers.debtsToPayOff?.length ?? 0;
  const spoken =
    offer && board.cash !== null
      ? words.spoken(inDollars(nearestDollars(offer.payments.now)), inDollars(nearestDollars(board.cash)))
      : '';
  const said = useDebouncedValue(spoken, QUIET_MILLISECONDS);
  const goText = isOnItsWay(state) ? words.saving : words.go;
  const isOpen = shape !== null;
  const expiresOn = quote.answer?.data?.expiresOn ?? null;
  return (
    <>
      <StepProgress walk={walk} />
      <main id="content" className={styles.page} inert={state.kind === 'leaving'}>
        {/* Beside the page, not around it: requesting a value review is a form of its own. */}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(stored);
          }}
        />
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.main}>
            <h1 className={`heading-1 ${styles.heading}`} ref={heading} tabIndex={-1}>
              {isOpen
                ? words.heading(names)
                : failing.length > 0
                  ? words.refused.heading(application.borrower.firstName, failing.length)
                  : words.refused.openHeading}
            </h1>
            <p className={`lede ${styles.lede}`}>
              {isOpen ? words.lede : failing.length > 0 ? words.refused.lede : words.refused.openLede}
            </p>
            {opened !== null && <OfferNews {...opened} />}
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
            {shape !== null && (
              <ShapeCard
                board={board}
                shape={shape}
                policy={policy}
                loanPurpose={answers.loanPurpose}
                onChange={change}
                onKeep={() => setKept({ ...answers, ...shape.choice })}
              />
            )}
            {isOpen && (
              <section className={`card ${styles.inline}`}>
                <OfferSummary board={board} policy={policy} paidOff={paidOff} />
                <OfferFootnote isEstimate={decision.isEstimate} expiresOn={expiresOn} />
              </section>
            )}
            {keptBoard !== null && (
              <CompareView
                kept={keptBoard}
                current={board}
                onBack={() => kept && form.setValues(kept)}
                onStop={() => {
                  setKept(null);
                  document.getElementById('keep-to-compare')?.focus();
                }}
              />
            )}
            {!isOpen && <RulesInTheWay board={board} nameOf={nameOf} />}
            <SuggestionList
              suggestions={suggestions}
              nameOf={nameOf}
              onUse={({ amount, debtIds }) => change({ amount, debtsToPayOff: debtIds })}
            />
            <DebtCards
              debts={debts}
              chosen={answers.debtsToPayOff ?? []}
              policy={policy}
              apr={offer?.rate ?? null}
              hasCoborrower={application.coborrower !== null}
              onChange={(ids) => change({ debtsToPayOff: ids })}
            />
            <div className={styles.home}>
              <HomeValue />
            </div>
            <OfferRules board={board} nameOf={nameOf} />
          </div>
          {isOpen ? (
            <aside className={styles.aside} aria-label={words.payments.title}>
              <div className={`card ${styles.sum}`}>
                <OfferSummary board={board} policy={policy} paidOff={paidOff} />
                <button className="button button-primary button-large button-block" type="submit" form={formId}>
                  {goText}
                </button>
                <OfferFootnote isEstimate={decision.isEstimate} expiresOn={expiresOn} />
              </div>
            </aside>
          ) : (
            <NoOfferWays back={previousStep(walk)?.path ?? null} />
          )}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {isOpen && <OfferDock board={board} formId={formId} goText={goText} />}
      </main>
    </>
  );
};
