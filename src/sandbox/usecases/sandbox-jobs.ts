import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';

export const sandboxJobs = async ({ jobs }: Container) => ({ queues: await jobs.counts(), dead: await jobs.dead() });

export const replayJob = async ({ jobs }: Container, id: string): Promise<void> => {
  if (!(await jobs.replay(id))) throw new AppError('notFound');
};
