import { type ComponentType, lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { emptyApplication } from '#entities/application/application.ts';
import type { Issue, Step, Within } from '#funnel/engine/define-step.ts';
import { previousStep } from '#funnel/engine/walk.ts';
import { isInApplication } from '#funnel/is-in-application.ts';
import { paths } from '#funnel/paths.ts';
import { estimateFrom } from '#rules/offer/estimate.ts';
import { useLocation } from '#web/router/navigation.tsx';
import { useDebouncedValue } from '#web/ui/debounce/use-debounced-value.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Docked } from '#web/ui/pages/legal-foot.tsx';
import { errors } from '#words/errors.ts';
import { inDollars } from '#words/figures.ts';
import { questions } from '#words/funnel/questions.ts';
import type { CautionsOf } from '../application/cautions.ts';
import { EstimateDock } from '../estimate/estimate-dock.tsx';
import { EstimatePanel } from '../estimate/estimate-panel.tsx';
import { policyToday } from '../estimate/lender-day.ts';
import { mortgageIsAsked } from '../estimate/mortgage-question.ts';
import { useHomeState } from '../estimate/use-home-state.ts';
import { rail } from '../frame/rail-on-demand.ts';
import { StepProgress } from '../frame/step-progress.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import { ConflictView } from '../saving/conflict-part.tsx';
import { SaveInterstitial } from '../saving/save-interstitial.tsx';
import { useDraft } from '../saving/use-draft.ts';
import { bringFields } from './fields-on-demand.ts';
import { useFunnelData } from './funnel-data.ts';
import { NotSure } from './not-sure.tsx';
import { PersonTabs } from './person-tabs.tsx';
import { PullProgress } from './pull-progress-on-demand.ts';
import type { Question } from './question-context.ts';
import { questionWords } from './question-words.ts';
import { StepActions, StepDockActions } from './step-actions.tsx';
import { type FieldsLayoutProps, StepForm } from './step-form.tsx';
import { StepHeading } from './step-heading.tsx';
import styles from './step-view.module.css';
import { StepWhy } from './step-why.tsx';
import { type Answers, useStepForm, validAnswers } from './use-step-form.ts';
import { isOnItsWay, useStepSubmit } from './use-step-submit.ts';

/** Loaded on the pages of two people and of the application only. */
const HouseholdNews = lazy(() => import('../offer/changes/household-news.tsx'));
const HomeValue = lazy(async () => ({ default: (await import('./home-value.tsx')).HomeValue }));

export type StepViewProps = { step: Step };

/** Content beside a page's form, able to read and change the typed values. */
export type BesideProps = Within & {
  draft: Answers;
  change: (name: string, value: unknown) => void;
  errorAt: (path: string) => string | undefined;
  /** Opens the form of a list entry that was added from outside its list. */
  openEntry: (id: string) => void;
};

type Props = StepViewProps & {
  /** Shown above the form, also while vendor requests are pending; and what holds its place until anything is known. */
  notice?: ComponentType<Within>;
  noticePlace?: ReactNode;
  above?: ComponentType<BesideProps>;
  below?: ComponentType<BesideProps>;
  /** Fields the page asks elsewhere. */
  leftOut?: readonly string[] | ((beside: BesideProps) => readonly string[]);
  cautionsOf?: CautionsOf;
  /** Arranges the fields, where they are more than one screen. */
  layout?: ComponentType<FieldsLayoutProps>;
  entryLayouts?: Question['entryLayouts'];
  /** Answers from before that a list's first entry starts with. */
  toldBefore?: (within: Within) => Question['toldBefore'];
  /** Errors only this page can detect. */
  checkMore?: (draft: Answers) => Issue[];
};

const ESTIMATE_MILLISECONDS = 600;
const STARTING_POINT = { variant: 'withUsageStep', person: 'borrower', status: 'unknown' } as const;

const isFirstAnswer = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFirstAnswer' in state && state.isFirstAnswer === true;

/** One question page: progress, question, help, fields, why we ask, Back and Continue, with the estimate beside it. */
export const StepView = ({ step, notice: OwnNotice, noticePlace, above: Above, ...own }: Props) => {
  const { below: Below, leftOut = [], cautionsOf, checkMore, layout, entryLayouts = {}, toldBefore } = own;
  const formId = useId();
  const { state: loading, current, draftOf, before, accept } = useFunnelData();
  const { application, variant, person, status } = current ?? { ...STARTING_POINT, application: emptyApplication() };
  const words = questionWords(step.key);
  const storedAnswers = step.read(application, person);
  const base = before === null ? storedAnswers : step.read(before, person);
  const within = { application, person };
  const stepForm = useStepForm({ step, words, initial: { ...storedAnswers, ...draftOf(step.key) }, within, checkMore });
  const { values: draft } = stepForm.form;
  const { state, submit, goOn, reset } = useStepSubmit(step, {
    draft,
    onRefused: (issues) => {
      stepForm.refuse(issues);
      focusFirstError();
    },
  });
  // The page's own save is announced before its response arrives; it is not another user's change.
  const isOwnSaveOnItsWay = isOnItsWay(state);
  const isChangedElsewhere = !isOwnSaveOnItsWay && JSON.stringify(base) !== JSON.stringify(storedAnswers);
  const [isNoticeOpen, setIsNoticeOpen] = useState(isFirstAnswer(useLocation().state));
  const onItsWay = state.kind === 'working' ? state.answers : null;
  useDraft({ step, draft, isKept: current !== null && !isOwnSaveOnItsWay, onItsWay });

  const isWaitedFor = step.asks?.page === 'waits';
  const walk = { application, variant, person, key: step.key };
  const settled = useDebouncedValue(draft, ESTIMATE_MILLISECONDS);
  const valid = useMemo(() => validAnswers(step, settled), [step, settled]);
  const policy = policyToday();
  const home = useHomeState(application.property.state);
  const estimate = {
    estimate: estimateFrom(valid === null ? application : step.write(application, valid, person), policy),
    mortgageQuestion: mortgageIsAsked(walk),
    source: application.borrower.hasConsentedToSoftPull ? 'creditFile' : 'ownAnswers',
    least: inDollars(policy.line.min),
    home,
  } as const;
  const hasRail = isInApplication(step);
  // Who joins reads the household's own line, not an estimate beside it.
  const hasEstimate = step.aside === 'estimate' && person === 'borrower';
  const previous = previousStep(walk)?.path ?? null;
  // The front page would start another application.
  const back = previous === paths.landing && current !== null ? paths.contact : previous;
  const actions = { formId, back, isWorking: isOwnSaveOnItsWay };
  const [openedEntry, setOpenedEntry] = useState<string | null>(null);
  const { change, errorAt } = stepForm;
  const beside = { ...within, draft, change, errorAt, openEntry: setOpenedEntry };
  const elsewhere = typeof leftOut === 'function' ? leftOut(beside) : leftOut;
  const send = (base: Record<string, unknown>) => {
    // A list that did not come was not read, and is not confirmed by what stands beside it. One that is not on the page holds up nobody.
    const fields = step.fields.filter(({ name, isAsked }) => !elsewhere.includes(name) && (isAsked?.(draft) ?? true));
    if (bringFields({ fields }) !== null)
      return document.querySelector<HTMLElement>('main [data-missing] button')?.focus();
    const checked = validAnswers(step, draft, within);
    if (checked !== null) void submit({ answers: checked, base });
  };
  return (
    <>
      <StepProgress walk={walk} />
      <main id="content" className={styles.page} inert={loading === 'loading' || state.kind === 'leaving'}>
        <div className={`wrap ${hasRail ? (styles.railed ?? '') : (styles.columns ?? '')}`}>
          {hasRail && <rail.Part walk={{ ...walk, status }} />}
          <section className={styles.question}>
            {isNoticeOpen && current?.email && (
              <SaveInterstitial
                email={current.email}
                onClose={() => {
                  setIsNoticeOpen(false);
                  document.querySelector<HTMLElement>('main h1')?.focus();
                }}
              />
            )}
            <PersonTabs step={step} />
            <StepHeading walk={walk} words={words} isLong={hasRail || step.fields.length > 3} />
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
                questionWords={words}
                yours={state.yours}
                theirs={state.theirs}
                onKeepYours={() => send(state.theirs)}
                onKeepTheirs={() => {
                  accept({ application: state.application, version: state.version }, step.key);
                  stepForm.form.setValues(state.theirs);
                  reset();
                }}
              />
            )}
            {isChangedElsewhere && current !== null && state.kind !== 'conflict' && (
              <ChangedElsewhere
                onShow={() => {
                  accept({ application, version: current.version }, step.key);
                  stepForm.form.setValues(storedAnswers);
                }}
              />
            )}
            {current !== null && (hasRail || person === 'coborrower') && (
              <Suspense fallback={null}>
                <HouseholdNews
                  person={person}
                  variant={variant}
                  shows={person === 'coborrower' && step.asks?.consent?.kind === 'softPull' ? 'line' : 'changes'}
                />
              </Suspense>
            )}
            {current === null ? loading === 'loading' && noticePlace : OwnNotice && <OwnNotice {...within} />}
            {(state.kind === 'waiting' || (state.kind === 'working' && isWaitedFor && current !== null)) && (
              <Suspense fallback={null}>
                <PullProgress
                  step={step.key}
                  onSettled={(next) => void goOn(next)}
                  onGoOn={state.kind === 'waiting' ? () => void goOn(state.next) : null}
                />
              </Suspense>
            )}
            {state.kind !== 'waiting' && (
              <>
                {Above && <Above {...beside} />}
                <StepForm
                  id={formId}
                  step={step}
                  words={words}
                  answers={stepForm}
                  onSubmit={() => send(base)}
                  within={within}
                  openedEntry={openedEntry}
                  leftOut={elsewhere}
                  cautions={cautionsOf?.(draft, within) ?? {}}
                  layout={layout}
                  entryLayouts={entryLayouts}
                  toldBefore={toldBefore?.(within) ?? {}}
                />
                {Below && <Below {...beside} />}
                <NotSure stepKey={step.key} />
                <StepWhy text={words.why} />
                <StepActions {...actions} />
              </>
            )}
          </section>
          {step.aside === 'homeValue' && application.property.line1 !== null && (
            <aside className={styles.value}>
              <Suspense fallback={null}>
                <HomeValue />
              </Suspense>
            </aside>
          )}
          {hasEstimate && (
            <aside className={`card ${styles.estimate}`} aria-label={questions.estimate.title} aria-live="polite">
              <EstimatePanel {...estimate} />
            </aside>
          )}
        </div>
        <Docked className={styles.dock} isHeld={loading === 'loading'} isShown={state.kind !== 'conflict'}>
          {hasEstimate && <EstimateDock {...estimate} />}
          {state.kind !== 'waiting' && <StepDockActions {...actions} />}
        </Docked>
      </main>
    </>
  );
};
