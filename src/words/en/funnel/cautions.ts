/** Immediate warnings about a disqualifying answer: the rule, and the change that would help. */
export const cautions = {
  company:
    'We lend to people and revocable trusts only. If the home moves into your own name or such a trust, the rest of this application stands.',
  irrevocable:
    'We cannot lend on a home in an irrevocable trust. If the trust can be changed or revoked by you, choose “revocable”.',
  fiveUnits: 'Our lines are for homes of up to four units.',
  listed:
    'A home that is for sale cannot secure a line. Six months after it is off the market it can. You may go on and finish later.',
  lien: 'A lien that is not on the list has to be released, or counted, before the line can open. We ask for the papers later.',
  judgement:
    'A judgment has to be released or paid at closing. We ask for the release later; it does not end the application.',
  federalDebt: 'With a payment plan in place this is no obstacle. We ask for the plan later.',
  waitUntil: (day: string) =>
    `Thank you for telling us. By our rules we cannot open a line before ${day}. Your answers stay, and you can come back then; nothing was reported to anyone.`,
} as const;
