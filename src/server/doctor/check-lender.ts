import type { Lender } from '#entities/contract/lender.ts';
import type { Day } from '#entities/values/day.ts';
import { findPolicy, policies } from '#policy/policies.ts';
import { type Finding, fatal, fine, warning } from './finding.ts';

export const checkLender = (lender: Lender, isSandbox: boolean): Finding => {
  const found = `${lender.legalName}, NMLS ${lender.nmls}, ${lender.licenses.length} licenses`;
  return lender.isMadeUp && !isSandbox
    ? fatal('lender', `${lender.legalName} is made up`, 'set LENDER to the folder of a lender of your own')
    : fine('lender', found);
};

/** A state the policy prices and no license covers is not served, which the lender may not expect. */
export const checkPolicy = (lender: Lender, today: Day): Finding[] => {
  const policy = findPolicy(today);
  if (policy === null)
    return [fatal('policy', `none is in force on ${today}`, 'add a version to policy/, with an earlier first day')];
  const next = policies.find(({ effectiveFrom }) => effectiveFrom > today);
  const licensed = new Set(lender.licenses.map(({ state }) => state));
  const bare = policy.states.map(({ code }) => code).filter((code) => !licensed.has(code));
  const found = `version ${policy.version}${next ? `, ${next.version} from ${next.effectiveFrom}` : ''}`;
  return [
    fine('policy', found),
    bare.length > 0
      ? warning(
          'states',
          `no license for ${bare.join(', ')}`,
          'add the license to lender.json, or leave the state out of the policy',
        )
      : fine('states', policy.states.map(({ code }) => code).join(', ')),
  ];
};
