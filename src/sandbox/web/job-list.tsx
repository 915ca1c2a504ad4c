import { useMutation, useQuery } from '@tanstack/react-query';
import table from '#web/ui/data-table.module.css';
import { failedJobs } from '#words/portal/failed-jobs.ts';
import { sandbox } from '#words/sandbox.ts';
import { useSandboxApi } from './sandbox-api.ts';
import styles from './sandbox-page.module.css';

const words = sandbox.jobs;
const REFRESH_MILLISECONDS = 5000;

/** Pending jobs, and failed jobs that can be retried. */
export const JobList = () => {
  const trpc = useSandboxApi();
  const jobs = useQuery({ ...trpc.sandbox.jobs.queryOptions(), refetchInterval: REFRESH_MILLISECONDS });
  const replay = useMutation(trpc.sandbox.replayJob.mutationOptions({ onSuccess: () => jobs.refetch() }));
  return (
    <section className={styles.section} aria-labelledby="jobs-heading">
      <h2 className="heading-2" id="jobs-heading">
        {words.heading}
      </h2>
      <p className="muted">{words.text}</p>
      <div className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.waiting}</th>
              <th scope="col">{words.active}</th>
              <th scope="col">{words.completed}</th>
              <th scope="col">{words.failed}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.data?.queues.map(({ name, waiting, active, completed, failed }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{waiting}</td>
                <td>{active}</td>
                <td>{completed}</td>
                <td>{failed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {jobs.data?.failed.map(({ id, job, reason }) => (
        <p key={id} className={styles.clock}>
          {words.gaveUp(job, failedJobs.reasons[reason])}
          <button className="button button-secondary button-small" type="button" onClick={() => replay.mutate({ id })}>
            {words.again}
          </button>
        </p>
      ))}
    </section>
  );
};
