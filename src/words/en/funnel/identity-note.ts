/** Shown where the Social Security number is first asked (31 CFR 1020.220, our policy). */
export const identityNote =
  'To help the government fight the funding of terrorism and money laundering, we obtain, verify and record information that identifies everyone who applies: name, address, date of birth and Social Security number. We may also ask to see an ID.';
