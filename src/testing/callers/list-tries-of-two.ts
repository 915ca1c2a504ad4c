import { staffBrowser } from '../staff-browsers.ts';
import { workedScenario } from '../worked-scenario.ts';
import { queryOn, type StageOfTwo, type TriesOfTwo } from './try-of-two.ts';

/** Every change beside the loans that has no such test of its own. */
export const listTriesOfTwo = (stage: () => StageOfTwo): TriesOfTwo => ({
  'pricer.invite': {
    role: 'loanOfficer',
    prepare: async () => {
      const [officer] = await stage().two('loanOfficer');
      const { data } = await officer.mutate('pricer.keep', { name: 'Whitfield', inputs: workedScenario });
      return { id: (data as { id: string }).id };
    },
    first: { who: { firstName: 'Dana', lastName: 'Whitfield', email: 'pricer.dana@example.com' } },
    saved: { kind: 'created' },
    // A scenario is one's own: the second person is another page of the first.
    told: { kind: 'known' },
  },
  'staff.addBranch': {
    role: 'admin',
    first: { name: 'Boone', companyId: null },
    saved: { kind: 'done' },
    told: { kind: 'nameTaken' },
  },
  'staff.addCompany': {
    role: 'admin',
    first: { name: 'Piedmont Homes' },
    saved: { kind: 'done' },
    told: { kind: 'nameTaken' },
  },
  'staff.reactivate': {
    role: 'admin',
    prepare: async () => {
      const { accountId } = await staffBrowser(stage().server, [{ role: 'processor', scopeKind: 'lender' }]);
      const [admin] = await stage().two('admin');
      await admin.mutate('staff.deactivate', { accountId });
      return { accountId };
    },
    first: {},
    saved: { kind: 'done' },
    told: { kind: 'nothingToDo' },
  },
  'templates.retire': {
    role: 'manager',
    prepare: async () => {
      const [manager] = await stage().two('manager');
      const text = { name: 'Closing soon', body: 'Your closing is near, {{firstName}}.' };
      await manager.mutate('templates.save', { id: null, seen: null, text });
      const [kept] = (await manager.query('templates.list')).data as { id: string; version: number }[];
      return { id: kept?.id, seen: kept?.version };
    },
    first: {},
    saved: { kind: 'saved' },
    told: { kind: 'changedMeanwhile' },
  },
  'records.endAccount': {
    role: 'admin',
    prepare: async () => {
      await queryOn(stage().server)("INSERT INTO fundings VALUES ($1, '2018-01-02', 100)", [stage().otherId]);
      const [row] = await queryOn(stage().server)('SELECT loan_number FROM applications WHERE id = $1', [
        stage().otherId,
      ]);
      return { loanNumber: `HL-${row?.loan_number}` };
    },
    first: { on: '2020-06-01' },
    saved: { kind: 'recorded' },
    second: { on: '2021-06-01' },
    told: { kind: 'recordedBefore' },
  },
});
