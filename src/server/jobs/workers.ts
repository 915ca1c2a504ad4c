import type { Container } from '../container.ts';
import { askAgainLater } from '../usecases/ask-outside.ts';

/** Who does what: each job by name to the port or use-case that carries it out. */
export const startWorkers = (container: Container): Promise<void> =>
  container.jobs.work({
    sendMail: (message) => container.mail.deliver(message),
    askOutside: (question) => askAgainLater(container, question),
  });
