import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { HubTracker } from '#web/hub/standing/hub-tracker.tsx';
import { ClockRing } from '#web/portal/clock-ring.tsx';
import { Loaded } from '#web/portal/loaded.tsx';
import table from '#web/ui/data-table.module.css';
import { inDay, inLongDate, inRange } from '#words/figures.ts';
import { steps } from '#words/funnel/steps.ts';
import { momentText } from '#words/moments.ts';
import { clockWords } from '#words/portal/clocks.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import styles from '../facts/fact-card.module.css';
import { Fact, FactCard, Facts } from '../facts/fact-card.tsx';
import { useLoan } from '../loan-context.ts';
import { decidedName, eventName } from './event-words.ts';

const words = loanFacts.tracker;
const isStep = (status: string): status is keyof typeof steps => Object.hasOwn(steps, status);

const Clocks = () => {
  const { clocks } = useLoan().file;
  return (
    <FactCard title={words.clocks}>
      {clocks.length === 0 ? (
        <p className={styles.note}>{words.noClocks}</p>
      ) : (
        <div className={`${table.frame} ${styles.table}`}>
          <table className={table.table}>
            <caption className="visually-hidden">{words.clocks}</caption>
            <tbody>
              {clocks.map((clock) => (
                <tr key={clock.id}>
                  <th scope="row">{clockWords[clock.kind].name}</th>
                  <td>{inRange(inDay(clock.startedOn), inDay(clock.dueOn))}</td>
                  <td>
                    <ClockRing clock={clock} /> {clock.metBy !== null && words.metBy[clock.metBy]}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FactCard>
  );
};

/** The application's stage, its dates and its clocks. */
export const TrackerTab = () => {
  const trpc = useTRPC();
  const { loanId, file } = useLoan();
  const way = useQuery(trpc.loanFile.tracker.queryOptions({ loanId }));
  const { closing } = file.application;
  return (
    <>
      {file.submittedOn === null && (
        <p>
          {words.notSubmitted} {isStep(file.status) && words.lastPage(steps[file.status].label)}
        </p>
      )}
      <Loaded of={way}>
        {({ tracker, fundedOn, history }) => (
          <>
            <h2 className="visually-hidden">{words.way}</h2>
            <HubTracker rows={tracker} waiting={words.open(file.counts.conditions - file.counts.met)} />
            <FactCard title={words.days}>
              <Facts>
                <Fact name={words.submitted}>{file.submittedOn ? inLongDate(file.submittedOn) : words.notYet}</Fact>
                <Fact name={words.signing}>
                  {closing.appointmentOn ? inLongDate(closing.appointmentOn) : words.notYet}
                </Fact>
                <Fact name={words.opened}>
                  {closing.accountOpenedOn ? inLongDate(closing.accountOpenedOn) : words.notYet}
                </Fact>
                <Fact name={words.funded}>{fundedOn ? inLongDate(fundedOn) : words.notYet}</Fact>
              </Facts>
            </FactCard>
            <FactCard title={words.history}>
              <Facts>
                {history.map(({ seq, at, kind, detail }) => (
                  <Fact key={seq} name={momentText(at)}>
                    {eventName(kind)}
                    {detail !== null && `: ${decidedName(detail)}`}
                  </Fact>
                ))}
              </Facts>
            </FactCard>
          </>
        )}
      </Loaded>
      <Clocks />
    </>
  );
};
