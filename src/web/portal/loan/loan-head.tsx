import { type LoanTab, loanTabs } from '#entities/contract/loan-tab.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import { decisionClock } from '#rules/stage/pipeline-clocks.ts';
import { Link } from '#web/router/link.tsx';
import { Chip, type ChipTone } from '#web/ui/chip.tsx';
import { IconCheck, IconEye, IconGavel, IconMessage } from '#web/ui/icons.ts';
import { inDay } from '#words/figures.ts';
import { propertyTypes } from '#words/labels.ts';
import { loanDesk as words } from '#words/portal/loan-desk/head.ts';
import { ClockRing } from '../clock-ring.tsx';
import { DuplicateList, type useDuplicates } from '../peek/duplicate-list.tsx';
import { Readers } from '../presence/readers.tsx';
import { useReaders } from '../presence/use-readers.ts';
import { LoanFigures } from './facts/loan-figures.tsx';
import { householdName } from './facts/people-names.ts';
import { type LoanFile, useLoan } from './loan-context.ts';
import { LoanCrumb } from './loan-crumb.tsx';
import styles from './loan-head.module.css';
import { prepareTab } from './loan-tab-view.tsx';

const TONES = {
  approved: 'ok',
  conditionallyApproved: 'ok',
  countered: 'warn',
  suspended: 'warn',
  denied: 'stop',
  withdrawn: 'off',
} as const satisfies Record<NonNullable<LoanFile['decided']>['kind'], ChipTone>;

/** The outcome says more than the decision before it. */
const Standing = () => {
  const { decided, end } = useLoan().file;
  const ended = end === null ? undefined : words.ended[end];
  if (ended) return <Chip tone={end === 'funded' || end === 'accountOpened' ? 'ok' : 'off'}>{ended}</Chip>;
  return decided && <Chip tone={TONES[decided.kind]}>{words.decided[decided.kind]}</Chip>;
};

const addressOf = ({ property: { line1, city, state, zip, usage, type } }: LoanFile['application']): string => {
  const place = [line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') || words.noAddress;
  const kind = [usage && words.usages[usage], type && propertyTypes[type].toLowerCase()].filter(Boolean).join(', ');
  return kind === '' ? `${place}.` : `${place}. ${kind}.`;
};

const tabAddress = (loanId: string, part: LoanTab): string => `/portal/loan/${loanId}/${part}`;

const Clocks = () => {
  const { file } = useLoan();
  const disclosures = file.clocks.find(({ kind, state }) => kind === 'earlyDisclosures' && state !== 'met');
  // The same clock as in the pipeline.
  const decision = decisionClock(file.clocks);
  return (
    <>
      <div className={styles.clock} data-extra={file.disclosedOn !== null || undefined}>
        <dt>{words.disclosures}</dt>
        <dd>
          {file.disclosedOn !== null ? (
            <span className={styles.given}>
              <IconCheck size={16} stroke={1.75} aria-hidden />
              {words.given(inDay(file.disclosedOn))}
            </span>
          ) : disclosures ? (
            <ClockRing clock={disclosures} />
          ) : (
            <span className="muted">{words.notGiven}</span>
          )}
        </dd>
      </div>
      <div className={styles.clock}>
        <dt>{words.decisionClock}</dt>
        <dd>{decision ? <ClockRing clock={decision} /> : <span className="muted">{words.noClock}</span>}</dd>
      </div>
    </>
  );
};

const countOf = (tab: LoanTab, { counts }: LoanFile): string | null => {
  if (tab === 'conditions') return counts.conditions === 0 ? null : words.of(counts.met, counts.conditions);
  if (tab === 'documents') return counts.documents === 0 ? null : String(counts.documents);
  return tab === 'messages' && counts.unread > 0 ? String(counts.unread) : null;
};

const mayOpen = (tab: LoanTab, can: ReturnType<typeof useLoan>['can']): boolean => {
  if (tab === 'documents' || tab === 'identity') return can('seeDocuments');
  if (tab === 'report') return can('seeDemographics');
  return tab !== 'audit' || can('seeAudit');
};

/** On a phone the open tab may be off screen in its row. Only the row scrolls: the page stays where it is. */
const intoView = (link: HTMLAnchorElement | null): void => {
  const row = link?.parentElement;
  if (!link || !row) return;
  const [at, edge] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - (edge.left + edge.width / 2);
};

const Actions = () => {
  const { loanId, file, can } = useLoan();
  return (
    <div className={styles.actions}>
      <Link className={`button button-secondary button-dense ${styles.brief}`} to={tabAddress(loanId, 'applicant')}>
        <IconEye size={16} stroke={1.75} aria-hidden />
        <span>{words.applicantView}</span>
      </Link>
      <Link className={`button button-secondary button-dense ${styles.brief}`} to={tabAddress(loanId, 'messages')}>
        <IconMessage size={16} stroke={1.75} aria-hidden />
        <span>{words.message}</span>
      </Link>
      {can('decide') && file.end === null && (
        <Link className="button button-primary button-dense" to={tabAddress(loanId, 'decision')}>
          <IconGavel size={16} stroke={1.75} aria-hidden />
          {words.decide}
        </Link>
      )}
    </div>
  );
};

/** The loan's borrowers, figures, clocks and tabs, in three lines on a desk. */
export const LoanHead = ({ tab, duplicates }: { tab: LoanTab; duplicates: ReturnType<typeof useDuplicates> }) => {
  const { loanId, file, can, decision } = useLoan();
  const readers = useReaders();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.top}>
          <LoanCrumb tab={tab} />
          <Readers names={readers.get(loanId)} />
          <p className={styles.address}>{addressOf(file.application)}</p>
          <Actions />
        </div>
        <div className={styles.title}>
          <h1>
            <span>{householdName(file.application)}</span> <Standing />
          </h1>
          <dl className={styles.figures}>
            <LoanFigures decision={decision} offer={file.accepted?.offer ?? chosenOffer(decision)} />
            <Clocks />
          </dl>
        </div>
        <nav className={styles.tabs} aria-label={words.tabsLabel}>
          {loanTabs
            .filter((part) => part !== 'applicant' && mayOpen(part, can))
            .map((part) => (
              <Link
                key={part}
                ref={part === tab ? intoView : undefined}
                to={tabAddress(loanId, part)}
                aria-current={part === tab ? 'page' : undefined}
                onPointerEnter={() => prepareTab(part)}
                onFocus={() => prepareTab(part)}
                preventScrollReset
              >
                {words.tabs[part]}
                {countOf(part, file) !== null && <em>{countOf(part, file)}</em>}
              </Link>
            ))}
        </nav>
      </header>
      <DuplicateList loanId={loanId} asked={duplicates} />
    </>
  );
};
