import { expect, it } from 'vitest';
import { actionFor } from './portal-links.ts';

it.each([
  ['/portal', null],
  ['/portal/account', null],
  ['/portal/clocks', 'seePipeline'],
  ['/portal/letters', 'workLoan'],
  ['/portal/value-reviews', 'seeLoan'],
  ['/portal/reports', 'seeReports'],
  ['/portal/exceptions', 'seeAudit'],
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
