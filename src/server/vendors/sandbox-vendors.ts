import type { CounselorPort } from './counselors/port.ts';
import type { Adapters } from './gateway/adapters.ts';
import type { MailPort } from './mail/port.ts';
import type { MalwareScan } from './malware-scan/port.ts';
import type { PaymentService } from './payments/port.ts';
import type { SanctionsSource } from './sanctions/port.ts';

type Present<Parts> = { [Name in keyof Parts]: NonNullable<Parts[Name]> };

/** The simulated vendors, one for each capability that has a sandbox. */
export type SandboxVendors = Present<Adapters> & {
  counselors: CounselorPort;
  mail: MailPort;
  malwareScan: MalwareScan;
  sanctions: SanctionsSource;
  payments: PaymentService;
};
