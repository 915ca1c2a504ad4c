import { Fragment } from 'react';
import { type PipelineReport, type ReportAsked, staffWork } from '#entities/contract/reports/pipeline-report.ts';
import { shareOf } from '#rules/reports/share-of.ts';
import { Link } from '#web/router/link.tsx';
import { reports as words } from '#words/portal/desk/reports.ts';
import { stageWords } from '#words/portal/pipeline.ts';
import { groupName, type ShownReport } from './group-name.ts';
import { reportAddress } from './report-address.ts';
import { Count, DaysText, ReportTable, ShareText } from './report-parts.tsx';
import { dollarsText, FIGURES } from './report-summary.tsx';
import styles from './reports.module.css';

export const FalloutTable = ({ report: { fallout, received } }: { report: PipelineReport }) => {
  const { columns } = words.fallout;
  return (
    <ReportTable
      caption={words.fallout.caption}
      headings={Object.values(columns)}
      none={fallout.length === 0 ? words.fallout.none : null}
    >
      {fallout.map(({ outcome, tally, stages }) => (
        <tr key={outcome}>
          <th scope="row">{words.outcomes[outcome]}</th>
          <td data-label={columns.loans}>
            <Count count={tally.loans} figure={{ kind: 'outcome', outcome }} name={words.outcomes[outcome]} />
          </td>
          <td data-label={columns.share}>
            <ShareText share={shareOf(tally.loans, { of: received.loans })} />
          </td>
          <td data-label={columns.amount}>{dollarsText(tally.amount)}</td>
          <td data-label={columns.stages} className={styles.wide}>
            {stages.map(({ stage, loans }, at) => {
              const name = stage === null ? words.fallout.notRecorded : stageWords[stage];
              return (
                <Fragment key={name}>
                  {at > 0 && ' · '}
                  {name}{' '}
                  <Count
                    count={loans}
                    figure={{ kind: 'endedIn', outcome, stage }}
                    name={words.list.endedIn(words.outcomes[outcome], name)}
                  />
                </Fragment>
              );
            })}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
};

export const TimeTable = ({ report: { stages } }: { report: PipelineReport }) => {
  const { columns, left: leftName, there: thereName } = words.time;
  return (
    <ReportTable
      caption={words.time.caption}
      headings={Object.values(columns)}
      none={stages.length === 0 ? words.time.none : null}
    >
      {stages.map(({ stage, left, there }) => (
        <tr key={stage}>
          <th scope="row">{stageWords[stage]}</th>
          <td data-label={columns.left}>
            <Count
              count={left.loans}
              figure={{ kind: 'stage', stage, isThere: false }}
              name={leftName(stageWords[stage])}
            />
          </td>
          <td data-label={columns.median}>
            <DaysText days={left.median} />
          </td>
          <td data-label={columns.p90}>
            <DaysText days={left.p90} />
          </td>
          <td data-label={columns.there}>
            <Count
              count={there.loans}
              figure={{ kind: 'stage', stage, isThere: true }}
              name={thereName(stageWords[stage])}
            />
          </td>
          <td data-label={columns.sofar}>{there.loans > 0 && <DaysText days={there.median} />}</td>
        </tr>
      ))}
    </ReportTable>
  );
};

type Asked = { asked: ReportAsked };

/** A group's name narrows the whole report to it. */
export const GroupTable = ({ asked, report: { groups } }: Asked & Pick<ShownReport, 'report'>) => {
  const { columns } = words.groups;
  const { by } = asked;
  return (
    <ReportTable
      caption={words.groups.caption(words.breakdowns[by])}
      headings={[words.breakdowns[by], ...Object.values(columns)]}
      none={null}
    >
      {groups.map(({ value, name, ...tallies }) => {
        const { received, funded } = tallies;
        const shown = groupName(by, { value, name });
        const countOf = (part: keyof typeof tallies) => (
          <Count
            count={tallies[part].loans}
            figure={FIGURES[part]}
            name={words.groups.figure(shown, words[part])}
            only={{ by, value }}
          />
        );
        return (
          <tr key={shown}>
            <th scope="row">
              <Link to={reportAddress({ ...asked, only: { by, value } })} aria-label={words.groups.narrow(shown)}>
                {shown}
              </Link>
            </th>
            <td data-label={columns.loans}>{countOf('received')}</td>
            <td data-label={columns.funded}>{countOf('funded')}</td>
            <td data-label={columns.count}>
              <ShareText share={shareOf(funded.loans, { of: received.loans })} />
            </td>
            <td data-label={columns.amount}>
              <ShareText
                share={shareOf(funded.amount, { of: received.amount, counted: received.loans })}
                inWords={dollarsText}
              />
            </td>
            <td data-label={columns.out}>{countOf('fellOut')}</td>
            <td data-label={columns.open}>{countOf('open')}</td>
          </tr>
        );
      })}
    </ReportTable>
  );
};

export const PeopleTable = ({ work }: Pick<ShownReport, 'work'>) => {
  const { kinds, person: heading, wait: waitHeading, rests, figure } = words.work;
  return (
    <ReportTable
      caption={words.work.caption}
      headings={[heading, ...staffWork.options.map((kind) => kinds[kind]), waitHeading]}
      none={work.length === 0 ? words.work.none : null}
    >
      {work.map(({ person, name, counts, wait }) => (
        <tr key={person}>
          <th scope="row">{name}</th>
          {staffWork.options.map((kind) => (
            <td key={kind} data-label={kinds[kind]}>
              <Count
                count={counts[kind]}
                figure={{ kind: 'work', person, work: kind }}
                name={figure(name, kinds[kind])}
              />
            </td>
          ))}
          <td data-label={waitHeading}>
            {wait.loans > 0 && (
              <>
                <DaysText days={wait.median} /> <span className={styles.small}>{rests(wait.loans)}</span>
              </>
            )}
          </td>
        </tr>
      ))}
    </ReportTable>
  );
};
