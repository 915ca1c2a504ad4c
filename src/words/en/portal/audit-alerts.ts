/** Text for problems the nightly check of the audit log found. */
export const auditAlerts = {
  title: (count: number) =>
    count === 1
      ? 'The audit log was changed outside the product.'
      : `The audit log was changed outside the product in ${count} places.`,
  advice: 'Keep the database and its backups as they are, and notify your security officer.',
  nameOf: ({ chain, loanNumber }: { chain: string; loanNumber: string | null }): string => {
    if (chain === 'staff') return 'The log of staff accounts';
    if (chain.startsWith('digest-')) return `Digest ${chain}`;
    return loanNumber === null ? `Application ${chain}` : `Loan ${loanNumber}`;
  },
  problems: {
    broken: (name: string, event: number) => `${name}: event ${event} was changed, moved or forged.`,
    cut: (name: string, event: number) => `${name}: events from number ${event} on are missing.`,
    replaced: (name: string, event: number) => `${name}: event ${event} is not the one that was recorded.`,
    missing: (name: string) => `${name}: all events are missing.`,
    digestMissing: (name: string) => `${name} is missing.`,
    digestChanged: (name: string) => `${name} was changed.`,
    digestUnlisted: (name: string) => `${name} is not in the database’s list of digests.`,
  },
} as const;
