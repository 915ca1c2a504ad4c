import type { StateDutyCode } from '#policy/state-duties.ts';

/** Text for the table of duties that states add to federal law. */
export const stateDutyWords = {
  title: 'State requirements',
  lede: 'A state with an open requirement is not offered. Each one names the code that enforces it and its test.',
  columns: { state: 'State', duty: 'Requirement', rule: 'Rule', kept: 'Enforced by' },
  open: (reason: string) => `Open, so the state is not offered: ${reason}`,
  duties: {
    licenses: 'Lender and officer licensed in the state before any offer',
    recordingTax: 'Taxes on the security instrument, disclosed and itemized',
    cltvCap: 'All debts on the home at most 80 percent of its value',
    feeCap: 'Fees at most 2 percent of the line',
    oneEquityCredit: 'One home equity loan or line at a time',
    yearBetweenCredits: 'One in twelve months, closed-end loans included',
    twelveDayNotice: 'Notice 12 days before closing',
    closingFigures: 'Itemized charges and copy of the application one business day before closing',
    officeClosing: 'Closing at an office',
    valueAcknowledgment: 'Signed acknowledgment of the value',
    minimumDraw: 'Each advance at least $4,000, the first one included',
    homesteadTerms: 'Terms of the credit (no recourse, court order, no cards, no penalty)',
    rescission: 'Three days to rescind',
    ownersConsent: 'Consent of each owner and spouse to the lien',
  } satisfies Record<StateDutyCode, string>,
} as const;
