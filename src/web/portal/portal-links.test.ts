import { expect, it } from 'vitest';
import type { PortalAction } from '#entities/contract/portal-action.ts';
import { actionFor, startFor } from './portal-links.ts';

it.each([
  ['/portal', null],
  ['/portal/account', null],
  ['/portal/clocks', 'seePipeline'],
  ['/portal/letters', 'workLoan'],
  ['/portal/value-reviews', 'seeLoan'],
  ['/portal/manage-users/3e329cbd', 'seeUsers'],
  ['/portal/failed-jobs', 'manageSettings'],
  ['/portal/outside-services', 'manageSettings'],
  ['/portal/webhooks', 'seeVendorLog'],
  ['/portal/loan-system', 'seeVendorLog'],
  ['/portal/index-rate', 'seeIndex'],
  ['/portal/loan/3e329cbd/notes', 'seeLoan'],
])('%s takes %s', (path, action) => {
  expect(actionFor(path)).toBe(action);
});

it.each<[string, string, PortalAction[]]>([
  ['an underwriter', '/portal/work', ['seePipeline', 'workLoan', 'decide', 'seePolicies']],
  ['a processor', '/portal/work', ['seePipeline', 'workLoan', 'fund', 'seePolicies']],
  ['a loan officer', '/portal', ['seePipeline', 'workLoan', 'createLead']],
  ['an auditor', '/portal', ['seePipeline', 'seeLoan']],
  ['a policy manager', '/portal/policies', ['seePolicies', 'changePolicies', 'seeIndex']],
  ['an administrator', '/portal/manage-users', ['seeUsers', 'manageUsers', 'manageSettings']],
  ['a partner', '/portal/leads', ['seeLeads', 'createLead']],
  ['nobody in particular', '/portal', []],
])('%s starts at %s', (_, start, actions) => {
  expect(startFor(actions)).toBe(start);
});
