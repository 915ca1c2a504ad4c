import { type Capability, choice, fromSandbox } from '../capability.ts';
import type { MailPort } from './port.ts';
import { smtpMail, smtpSettings } from './smtp.ts';

export const mail: Capability<MailPort> = {
  port: 'mail',
  setting: 'MAIL_DELIVERY',
  meaning: 'where mail goes; the sandbox keeps it for the sandbox page',
  usual: { sandbox: 'sandbox', production: null },
  choices: {
    sandbox: fromSandbox((vendors) => vendors.mail),
    smtp: choice(smtpSettings, ({ SMTP_URL: url, MAIL_FROM }, { mailSender, mailLogos: logos, renewal, observe }) =>
      smtpMail({ url: renewal('SMTP_URL') ?? (async () => url), from: MAIL_FROM ?? mailSender, logos, observe }),
    ),
  },
};
