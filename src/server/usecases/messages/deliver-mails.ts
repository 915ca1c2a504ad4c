import type { Container } from '#server/container.ts';
import { MailNotTaken, mailMessage } from '#server/vendors/mail/port.ts';
import { mailRefused } from '../delivery/bounce-notice.ts';
import { JobFailure } from '../shared/job-failure.ts';
import { type Failures, handOver } from './hand-over.ts';

const content = mailMessage.omit({ deliveryKey: true });

const failureOf = (cause: unknown): JobFailure => {
  if (!(cause instanceof MailNotTaken)) return new JobFailure('deliveryUnknown', { cause });
  return cause.isPermanent
    ? new JobFailure('addressRefused', { cause, isFinal: true })
    : new JobFailure('mailServerAway', { cause });
};

/** Hands mails to the mail server, see `handOver` for how often each. */
export const deliverMails = (container: Container, ids: readonly string[]): Promise<Failures> =>
  handOver(container, ids, {
    send: (deliveryKey, sealed) =>
      container.mail.deliver({ deliveryKey, ...content.parse(sealed) }).catch(async (cause: unknown) => {
        const failure = failureOf(cause);
        if (failure.reason === 'addressRefused') await mailRefused(container, deliveryKey);
        throw failure;
      }),
    isNotTaken: (error) => error instanceof JobFailure && error.reason !== 'deliveryUnknown',
  });
