import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { arrangeQueues } from './queues.ts';

/** Creates or upgrades the queue's own schema and its queues, and lets the application use it. */
export const migrateJobs = async (url: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await arrangeQueues(boss);
  await boss.stop({ graceful: false });
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(`
    GRANT USAGE ON SCHEMA pgboss TO hearthline_application;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO hearthline_application;
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA pgboss TO hearthline_application;
    REVOKE INSERT, UPDATE, DELETE ON pgboss.version FROM hearthline_application;
    GRANT UPDATE ON pgboss.version TO hearthline_application`);
  await owner.end();
};
