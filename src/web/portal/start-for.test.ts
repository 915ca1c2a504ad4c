import { expect, it } from 'vitest';
import type { PortalAction } from '#entities/contract/portal-action.ts';
import { startFor } from './start-for.ts';

it.each<[string, string, PortalAction[]]>([
  ['an underwriter', '/portal/work', ['seePipeline', 'workLoan', 'correspond', 'decide', 'seePolicies']],
  ['a processor', '/portal/work', ['seePipeline', 'workLoan', 'correspond', 'fund', 'seePolicies']],
  ['a closer', '/portal/work', ['seePipeline', 'correspond', 'close', 'seePayments']],
  ['a loan officer', '/portal', ['seePipeline', 'workLoan', 'correspond', 'createLead']],
  ['an auditor', '/portal', ['seePipeline', 'seeLoan']],
  ['a policy manager', '/portal/policies', ['seePolicies', 'changePolicies', 'seeIndex']],
  ['an administrator', '/portal/manage-users', ['seeUsers', 'manageUsers', 'manageSettings']],
  ['a partner', '/portal/leads', ['seeLeads', 'createLead']],
  ['nobody in particular', '/portal', []],
])('%s starts at %s', (_, start, actions) => {
  expect(startFor(actions)).toBe(start);
});
