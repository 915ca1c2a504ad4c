/** Solves a challenge in a worker; null where the work found no answer. */
export const solutionOf = (task: unknown): Promise<unknown> => {
  const worker = new Worker(new URL('./bot-check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    worker.onerror = () => reject(new Error('The bot check could not run'));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
};
