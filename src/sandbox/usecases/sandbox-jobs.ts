import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';

const MOST = 20;

export const sandboxJobs = async ({ jobs }: Container) => ({
  queues: await jobs.counts(),
  failed: await jobs.failed({ limit: MOST, after: null }),
});

export const replayJob = async ({ database, jobs }: Container, id: string): Promise<void> => {
  if ((await database.transact((tx) => jobs.retry(tx, [id]))) === 0) throw new AppError('notFound');
};
