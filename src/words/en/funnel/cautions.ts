/** Immediate warnings about a disqualifying answer: the rule, and the change that would help. */
export const cautions = {
  company:
    'We lend to people and revocable trusts only. If you move the home into your own name or such a trust, you can keep this application.',
  irrevocable:
    'We cannot lend on a home in an irrevocable trust. If the trust can be changed or revoked by you, choose “revocable”.',
  fiveUnits: 'Our lines are for homes of up to four units.',
  listed:
    'We cannot open a line on a home that is for sale. Six months after you take it off the market, we can. You can keep going and finish later.',
  lien: 'A lien that is not on the list has to be released, or counted, before the line can open. We will ask for the documents later.',
  judgement:
    'A judgment has to be released or paid at closing. We will ask for the release later. It does not end your application.',
  federalDebt: 'With a payment plan in place, this is not a problem. We will ask for the plan later.',
  waitUntil: (day: string) =>
    `Thank you for telling us. Under our rules, we cannot open a line before ${day}. Your answers are saved, and you can come back then. We reported nothing to anyone.`,
} as const;
