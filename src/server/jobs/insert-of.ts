import type { QueryConfig } from 'pg';
import type { PgBoss } from 'pg-boss';

/** The queue's own statement that adds jobs, as a statement to be sent later: prepared once a connection, one for any number of jobs. */
export const insertOf =
  (boss: Pick<PgBoss, 'insert'>, queue: string) =>
  async (jobs: readonly object[]): Promise<QueryConfig> => {
    const statements: QueryConfig[] = [];
    const executeSql = async (text: string, values: unknown[] = []) => {
      statements.push({ name: `add_jobs_to_${queue}`, text, values });
      return { rows: [] };
    };
    await boss.insert(queue, [...jobs], { db: { executeSql } });
    const [statement] = statements;
    if (!statement) throw new Error(`The queue ${queue} takes no jobs.`);
    return statement;
  };
