import { useMutation, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import type { HeldWork, WorkKind } from '#entities/contract/desk/work-item.ts';
import { weekdayOf } from '#entities/values/day.ts';
import { isOver } from '#rules/stage/loan-end.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Loaded } from '#web/portal/loaded.tsx';
import table from '#web/ui/data-table.module.css';
import { closingLocations } from '#words/application-labels.ts';
import { inDay, inFullDate, inLongDate, inTime } from '#words/figures.ts';
import { closingDesk as words } from '#words/portal/loan-desk/closing.ts';
import { PayoffCard } from '../../payments/payoff-card.tsx';
import styles from '../decision/decision.module.css';
import card from '../facts/fact-card.module.css';
import { FactCard } from '../facts/fact-card.tsx';
import { HeldPart } from '../held-work.tsx';
import { useLoan } from '../loan-context.ts';
import { ClosingRecordCard } from './closing-record.tsx';
import { DeedSheet } from './deed-sheet.tsx';
import { FundingCard } from './funding-card.tsx';
import { MilitaryCard } from './military-card.tsx';
import { MoneyReturned } from './money-returned.tsx';
import { NotaryCard } from './notary-card.tsx';
import { OwnerPapers } from './owner-papers.tsx';
import { PapersBeforeClosing } from './papers-before-closing.tsx';
import { ReconciliationCard } from './reconciliation-card.tsx';
import { SignatureCard } from './signature-card.tsx';
import { SlotGrid } from './slot-grid.tsx';
import { ValuationCopies } from './valuation-copies.tsx';

export type LoanClosing = inferOutput<ReturnType<typeof useTRPC>['loanFile']['closing']>;

const CheckIn = () => {
  const trpc = useTRPC();
  const { loanId, refresh } = useLoan();
  const checkIn = useMutation(trpc.loanMoney.checkIn.mutationOptions({ onSuccess: refresh }));
  return (
    <p className={styles.press}>
      <button
        className="button button-primary button-dense"
        type="button"
        disabled={checkIn.isPending}
        onClick={() => checkIn.mutate({ loanId })}
      >
        {words.checkIn}
      </button>
      <span role="status">{checkIn.data ? words[checkIn.data.kind] : checkIn.error?.message}</span>
    </p>
  );
};

const AppointmentCard = ({ view }: { view: LoanClosing }) => {
  const { can, file } = useLoan();
  const { appointmentOn, appointmentTime, place, accountOpenedOn } = view.closing;
  return (
    <FactCard title={words.appointment}>
      <p className={card.note}>
        {appointmentOn === null
          ? words.notBooked
          : words.booked(
              inFullDate(appointmentOn, weekdayOf(appointmentOn)),
              appointmentTime === null ? '' : inTime(appointmentTime),
              place === null ? '' : closingLocations[place],
            )}{' '}
        {words.standing[view.standing]}
      </p>
      {accountOpenedOn !== null && (
        <p className={card.note}>
          {words.opened}: {inLongDate(accountOpenedOn)}
        </p>
      )}
      {view.standing === 'checkInNeeded' && can('close') && <CheckIn />}
      {accountOpenedOn === null && can('close') && !isOver(file.end) && (
        <SlotGrid key={JSON.stringify(view.closing)} view={view} />
      )}
    </FactCard>
  );
};

const rescissionText = ({ rescission }: LoanClosing): string => {
  const { kind, lastDayToCancel, returnMoneyBy } = rescission;
  if (kind === 'notApplicable' || kind === 'notStarted') return words.rescissions[kind];
  if (kind === 'cancelled') return words.rescissions.cancelled(returnMoneyBy === null ? '' : inLongDate(returnMoneyBy));
  return words.rescissions[kind](
    lastDayToCancel === null ? '' : inFullDate(lastDayToCancel, weekdayOf(lastDayToCancel)),
  );
};

const RescissionCard = ({ view }: { view: LoanClosing }) => {
  const dayOr = (day: LoanClosing['owners'][number]['signedOn'], none: string) => (day === null ? none : inDay(day));
  return (
    <FactCard title={words.rescission}>
      <p className={card.note}>{rescissionText(view)}</p>
      <div className={`${table.frame} ${card.table}`}>
        <table className={table.table}>
          <caption className="visually-hidden">{words.rescission}</caption>
          <thead>
            <tr>
              <th scope="col">{words.owner}</th>
              <th scope="col">{words.signed}</th>
              <th scope="col">{words.notice}</th>
              <th scope="col">{words.disclosures}</th>
              <th scope="col">{words.cancelled}</th>
            </tr>
          </thead>
          <tbody>
            {view.owners.map((owner) => (
              <tr key={owner.owner}>
                <th scope="row">
                  {owner.name} <span className="muted">{owner.isBorrowing ? words.borrowing : words.owning}</span>
                </th>
                <td className="nowrap" data-label={words.signed}>
                  {dayOr(owner.signedOn, words.missing)}
                </td>
                <td className="nowrap" data-label={words.notice}>
                  {dayOr(owner.noticeDeliveredOn, words.missing)}
                </td>
                <td className="nowrap" data-label={words.disclosures}>
                  {dayOr(owner.disclosuresDeliveredOn, words.missing)}
                </td>
                <td data-label={words.cancelled}>{dayOr(owner.cancelledOn, words.no)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FactCard>
  );
};

const isSigning = ({ kind }: HeldWork): boolean => kind === 'signing';
const isPayoff = ({ kind }: HeldWork): boolean => kind === 'payoffLetter';
const isMoneyBack = ({ kind }: HeldWork): boolean => kind === 'moneyBack';
const MONEY: readonly WorkKind[] = ['paymentPlan', 'payment', 'paymentApproval', 'release', 'returnedPayment'];
const isMoney = ({ kind }: HeldWork): boolean => MONEY.includes(kind);

/** From the appointment to funding. */
export const ClosingTab = () => {
  const trpc = useTRPC();
  const { loanId, can, file } = useLoan();
  const closing = useQuery({
    ...trpc.loanFile.closing.queryOptions({ loanId }),
    // The bank's service answers a moment after the release.
    refetchInterval: ({ state }) => (state.data?.paid.some(({ waitsFor }) => waitsFor === 'service') ? 2000 : false),
  });
  return (
    <Loaded of={closing}>
      {(view) => (
        <div className={card.grid}>
          <div className={card.stack}>
            <HeldPart isOf={isSigning}>
              <AppointmentCard view={view} />
              <SignatureCard view={view} />
              <PapersBeforeClosing waits={view.waits} />
              <RescissionCard view={view} />
              {can('close') && !isOver(file.end) && <OwnerPapers view={view} today={file.asOf} />}
              <NotaryCard view={view} />
              <ClosingRecordCard view={view} />
              {can('close') && <DeedSheet />}
            </HeldPart>
            {view.valuation.lien !== 'junior' && <ValuationCopies view={view} />}
            {view.payoffs.length > 0 && (
              <HeldPart isOf={isPayoff}>
                <PayoffCard payoffs={view.payoffs} isOpen={!isOver(file.end)} />
              </HeldPart>
            )}
            <MilitaryCard military={view.military} />
            {view.isMoneyOwed && can('fund') && (
              <HeldPart isOf={isMoneyBack}>
                <MoneyReturned />
              </HeldPart>
            )}
          </div>
          <div className={card.stack}>
            <HeldPart isOf={isMoney}>
              <FundingCard view={view} />
            </HeldPart>
            <ReconciliationCard reconciliation={view.reconciliation} />
          </div>
        </div>
      )}
    </Loaded>
  );
};
