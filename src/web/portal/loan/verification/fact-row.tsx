import { useEffect, useRef, useState } from 'react';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { OutsideQuestion } from '#entities/facts/outside-question.ts';
import type { ConditionState } from '#rules/conditions/condition-request.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { Arch, AwaitedArch } from '#web/portal/presence/arch.tsx';
import { Link } from '#web/router/link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock, IconPlug, IconUser } from '#web/ui/icons.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { factTable as words } from '#words/portal/loan-desk/fact-table.ts';
import { vendorOrders } from '#words/portal/loan-desk/vendor-orders.ts';
import { useLoan } from '../loan-context.ts';
import { FactDetail } from './fact-detail.tsx';
import type { FactEntries } from './fact-entries.tsx';
import { type FactLine, type FactState, stateOf } from './fact-lines.ts';
import { OrderChip, useOrder } from './fact-order.tsx';
import { FactPlace, type OpenForm } from './fact-place.tsx';
import styles from './fact-table.module.css';

const ICONS = {
  known: IconCircleCheck,
  statedOnly: IconUser,
  unknown: IconCircleDashed,
  waiting: IconClock,
  contradicted: IconAlertTriangle,
  failed: IconAlertTriangle,
} as const satisfies Record<FactState, unknown>;

/** A vendor's answer is called what was ordered. */
const orderOf = {
  ...{ credit: 'credit', value: 'valuation', title: 'title', flood: 'flood', income: 'income' },
  ...{ insurance: 'insurance', identity: 'identity' },
} as const satisfies Record<FactKind, OutsideQuestion>;

export const COLUMNS = 6;

/** The ID itself is what shows who somebody is: it leads to the pictures and their checks. */
const PhotoId = ({ state }: { state: ConditionState }) => {
  const { loanId, can } = useLoan();
  const text = words.photoId[state];
  return can('seeDocuments') ? <Link to={`/portal/loan/${loanId}/identity`}>{text}</Link> : text;
};

const Source = ({ line }: { line: FactLine }) => {
  const { loanId, can } = useLoan();
  const { source, inForce, order, note, isLeftToStaff, photoId } = line;
  if (note !== null) return note;
  const what = order?.what ?? (line.enters && orderOf[line.enters.kind]);
  const isPending = order !== null && order.state !== 'found';
  return (
    <>
      {photoId !== null && (source === 'staff' || !isPending) && <PhotoId state={photoId} />}
      {source === 'staff' &&
        photoId === null &&
        (inForce && can('seeDocuments') ? (
          <Link to={`/portal/loan/${loanId}/documents?file=${inForce.fileId}`}>{inForce.fileName}</Link>
        ) : (
          factEntryWords.sources.staff
        ))}
      {source === 'vendor' && (what ? vendorOrders.names[what] : factEntryWords.sources.vendor)}
      {source === null &&
        !isPending &&
        photoId === null &&
        (isLeftToStaff ? words.leftToStaff : line.enters ? factEntryWords.nobody : words.asStated)}
      {isPending && <OrderChip order={order} isNamed={source === null} />}
    </>
  );
};

const People = ({ line: { inForce, waiting, source } }: { line: FactLine }) => {
  const entry = waiting ?? inForce;
  if (entry === null && source === 'vendor')
    return <IconPlug className={styles.plug} size={16} stroke={1.75} aria-hidden />;
  if (entry === null) return null;
  return (
    <>
      <Arch name={entry.enteredByName} isMe={entry.isMine} />
      {entry.settledByName !== null && <Arch name={entry.settledByName} isMe={false} />}
      {waiting !== null && <AwaitedArch text={factEntryWords.waits} />}
    </>
  );
};

type Props = {
  line: FactLine;
  view: FactEntries;
  isAt: boolean;
  open: OpenForm | null;
  onOpen: (form: OpenForm | null) => void;
};

/** A fact in its row: entered, corrected, ordered and confirmed here. */
export const FactRow = ({ line, view, isAt, open, onOpen }: Props) => {
  const { file, can } = useLoan();
  const { key, name, stated, verified, blocks, enters, corrects, note, marks, waiting } = line;
  const ordering = useOrder(line.order);
  const [told, setTold] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The keyboard comes back to the row when its form is gone.
  useEffect(() => {
    if (wasOpen.current && open === null) opener.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);
  const state = stateOf(line);
  const Icon = ICONS[state];
  const mayWork = can('workLoan') && !isOver(file.end);
  const isSent = file.status === 'applicationSubmitted' && file.application.closing.accountOpenedOn === null;
  const hasDetail = marks.length > 0 || waiting !== null || ordering.held.length > 0;
  const said = [ordering.reason, ordering.told, told].some((each) => each !== null);
  const isAmber = state === 'contradicted' || state === 'failed';
  const look = `${isAmber ? styles.amber : ''} ${isAt || open !== null ? styles.at : ''}`;
  if (note !== null)
    return (
      <tr className={styles.sum}>
        <th scope="row">{name}</th>
        <td data-label={words.columns.stated}>{stated}</td>
        <td data-label={words.columns.verified}>{verified ?? words.unknown}</td>
        <td colSpan={3}>{note}</td>
      </tr>
    );
  return (
    <>
      <tr className={look} data-fact={key} tabIndex={-1}>
        <th scope="row">
          <Icon className={styles[state]} size={16} stroke={1.75} aria-hidden />
          <span className="visually-hidden">{words.states[state]}: </span>
          {name}
        </th>
        <td className={styles.stated} data-label={words.columns.stated}>
          {stated ?? (line.corrects === null ? words.notAsked : words.notStated)}
        </td>
        <td className={styles.verified} data-label={words.columns.verified}>
          {verified ?? words.unknown}
          {blocks !== null && waiting === null && <Chip tone="stop">{words.blocks[blocks]}</Chip>}
        </td>
        <td className={styles.source} data-label={words.columns.source}>
          <Source line={line} />
        </td>
        <td className={styles.people}>
          <People line={line} />
        </td>
        <td className={styles.action}>
          {ordering.label !== null && (
            <button
              className="button button-secondary button-dense"
              type="button"
              data-act="order"
              disabled={ordering.isPending}
              onClick={ordering.send}
            >
              {ordering.label}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
          {mayWork && enters !== null && (
            <button
              ref={opener}
              className="button button-quiet button-dense"
              type="button"
              data-act="enter"
              aria-expanded={open === 'enter'}
              onClick={() => {
                setTold(null);
                onOpen(open === 'enter' ? null : 'enter');
              }}
            >
              {verified === null ? words.enter : words.correct}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
        </td>
      </tr>
      {(hasDetail || said) && (
        <tr className={`${styles.detail} ${look}`} data-detail={key}>
          <td colSpan={COLUMNS}>
            <FactDetail
              {...{ line, ordering, told }}
              onCorrect={mayWork && isSent && corrects !== null ? () => onOpen('correct') : null}
            />
          </td>
        </tr>
      )}
      {open !== null && mayWork && (
        <tr className={`${styles.detail} ${styles.at}`}>
          <td colSpan={COLUMNS}>
            <FactPlace
              {...{ line, view, open }}
              onDone={(text) => {
                setTold(text);
                onOpen(null);
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
};
