import type { Container } from '../container.ts';

/** Who does what: each job by name to the port or use-case that carries it out. */
export const startWorkers = ({ jobs, mail }: Container): Promise<void> =>
  jobs.work({ sendMail: (message) => mail.deliver(message) });
