import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application7 } from '#words/funnel/steps/declarations.ts';
import { clocksPage, clockWords } from '#words/portal/clocks.ts';
import { lateReasonWords } from '#words/portal/late-reason.ts';
import { closingDesk } from '#words/portal/loan-desk/closing.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { conditionDesk, documentDesk } from '#words/portal/loan-desk/work.ts';
import { worksheets } from '#words/portal/loan-desk/worksheets.ts';
import { policyWords } from '#words/portal/policies.ts';
import { portal } from '#words/portal/portal.ts';
import { pricer } from '#words/portal/pricer.ts';
import { becomePersona } from '../../../src/sandbox/usecases/become-persona.ts';
import { withdrawApplication } from '../../../src/server/usecases/decisions/withdraw-application.ts';
import { openDesk } from '../../desk-product.ts';
import type { Visitor } from '../../product.ts';
import { staffVisitor } from '../../staff-visitor.ts';

let product: Awaited<ReturnType<typeof openDesk>>;
let loanId = '';
let emptyId = '';
beforeAll(async () => {
  product = await openDesk();
  const idOf = async (where: string) =>
    String((await product.query(`SELECT id FROM applications WHERE ${where}`))[0]?.id);
  emptyId = await idOf("borrower_name NOT LIKE '%Whitfield'");
  await becomePersona(product.container, { name: 'self-employed-couple', step: 'applicationSubmitted' });
  loanId = await idOf('true ORDER BY created_at DESC LIMIT 1');
}, 120_000);
afterAll(() => product.close());

type Role = Parameters<typeof staffVisitor>[1]['grants'][number]['role'];

const at = async (path: string, ...roles: Role[]): Promise<Visitor> => {
  const visitor = await staffVisitor(product, {
    grants: roles.map((role) => ({ role, scopeKind: 'lender' as const })),
  });
  await product.open(visitor, path);
  return visitor;
};

const end = async ({ problems, close }: Visitor): Promise<void> => {
  expect(problems).toEqual([]);
  await close();
};

describe('demographic answers', () => {
  it('are read by an auditor in words, and by nobody who decides, whatever other roles they have', async () => {
    const { borrowers } = loanFacts;
    const auditor = await at(`/portal/loan/${loanId}/borrowers`, 'auditor');
    const card = auditor.page.getByRole('main');
    await card.getByRole('heading', { name: borrowers.demographics }).first().waitFor();
    await card.getByText(application7.fields.gender, { exact: true }).first().waitFor();
    const raw = (await card.innerText()).match(/\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z]+\b/g) ?? [];
    expect(raw).toEqual([]);
    await end(auditor);
    const both = await at(`/portal/loan/${loanId}/borrowers`, 'auditor', 'underwriter');
    await both.page
      .getByText(/^Ends in \d{4}/)
      .first()
      .waitFor();
    expect(await both.page.getByRole('heading', { name: borrowers.demographics }).count()).toBe(0);
    expect(await both.page.getByText(application7.fields.race, { exact: true }).count()).toBe(0);
    await end(both);
  });
});

describe('a loan nobody has decided', () => {
  it('offers no approval of payments', async () => {
    const visitor = await at(`/portal/loan/${loanId}/closing`, 'manager');
    await visitor.page.getByText(closingDesk.tooEarly).waitFor();
    expect(await visitor.page.getByRole('button', { name: closingDesk.agree }).count()).toBe(0);
    await end(visitor);
  });

  it('shows nothing of its closing as late, and the clock and stage of the list in its head', async () => {
    const visitor = await at('/portal?view=open', 'underwriter');
    const { page } = visitor;
    const row = page.locator('main tbody tr').filter({ has: page.locator(`a[href$="${loanId}"]`) });
    const listed = /Day \d+/.exec(await row.innerText())?.[0];
    expect(listed).toMatch(/^Day \d+$/);
    await product.open(visitor, `/portal/loan/${loanId}/conditions`);
    const clock = page.locator('main header dt', { hasText: loanDesk.decisionClock }).locator('xpath=..');
    expect(await clock.innerText()).toMatch(new RegExp(`\\b${listed}\\b`));
    const rows = page.getByRole('listitem').filter({ hasText: conditionDesk.due.afterApproval });
    await rows.first().waitFor();
    for (const text of await rows.allInnerTexts()) expect(text).not.toMatch(/late|overdue|past due/i);
    await end(visitor);
  });

  it('asks for nothing until somebody chooses what', async () => {
    const visitor = await at(`/portal/loan/${loanId}/conditions`, 'processor');
    const { page } = visitor;
    await page.getByRole('button', { name: conditionDesk.add }).click();
    const what = page.getByLabel(conditionDesk.addForm.code);
    expect(await what.inputValue()).toBe('');
    await page.getByLabel(conditionDesk.addForm.reason).fill('The statement ends in May.');
    await page.getByRole('button', { name: conditionDesk.addForm.submit, exact: true }).click();
    await page.getByText(conditionDesk.addForm.codeMissing).waitFor();
    expect(await what.getAttribute('aria-invalid')).toBe('true');
    await end(visitor);
  });

  it('asks for no reason where there is no document to open', async () => {
    const visitor = await at(`/portal/loan/${emptyId}/documents`, 'underwriter');
    await visitor.page.getByText(documentDesk.none).waitFor();
    expect(await visitor.page.getByLabel(documentDesk.reason.label).count()).toBe(0);
    await end(visitor);
  });

  it('lines its figures up on the right, and names person and employer of each income', async () => {
    const visitor = await at(`/portal/loan/${loanId}/financials`, 'underwriter');
    const { page } = visitor;
    const debts = page.getByRole('table', { name: loanFacts.financials.debtList });
    const sides = await debts
      .locator(`td[data-label="${loanFacts.financials.owes}"]`)
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(sides.length).toBeGreaterThan(0);
    expect(new Set(sides)).toEqual(new Set(['right']));
    const incomes = await page
      .getByRole('table', { name: worksheets.income.caption })
      .getByRole('rowheader')
      .allInnerTexts();
    const [borrower] = await product.query(
      "SELECT document #>> '{borrower,firstName}' AS name FROM applications WHERE id = $1",
      [loanId],
    );
    expect(incomes.length).toBeGreaterThan(0);
    expect(new Set(incomes).size).toBe(incomes.length);
    expect(incomes.some((text) => text.includes(String(borrower?.name)))).toBe(true);
    await end(visitor);
  });
});

describe('a loan that was withdrawn', () => {
  it('says so in its head, and is changed by nobody', async () => {
    await becomePersona(product.container, { name: 'rental-landlord', step: 'applicationSubmitted' });
    const [loan] = await product.query('SELECT id FROM applications ORDER BY created_at DESC LIMIT 1');
    const withdrawn = String(loan?.id);
    await withdrawApplication(product.container, { applicationId: withdrawn, person: 'borrower' });
    const visitor = await at(`/portal/loan/${withdrawn}/conditions`, 'underwriter');
    const { page } = visitor;
    await page.getByText(loanDesk.end.withdrawn).waitFor();
    await page.locator('main header').getByText(loanDesk.decided.withdrawn, { exact: true }).waitFor();
    for (const name of [conditionDesk.add, loanDesk.decide])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    expect(await page.getByRole('link', { name: loanDesk.decide, exact: true }).count()).toBe(0);
    await end(visitor);
  });
});

describe('the lists', () => {
  it('keep the navigation in sight wherever a page is scrolled to', async () => {
    const visitor = await at(`/portal/loan/${loanId}/conditions`, 'underwriter');
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 500 });
    const link = page
      .getByRole('navigation', { name: portal.nav.label, exact: true })
      .getByRole('link', { name: portal.nav.pipeline });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const { y = -1 } = (await link.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(500);
    await end(visitor);
  });

  it('stand each heading over the end of its figures', async () => {
    const visitor = await at('/portal?view=open', 'underwriter');
    const ends = await visitor.page.locator('main table').evaluate((table) => {
      const endOf = (cell: Element | undefined) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(cell ?? document.body, NodeFilter.SHOW_TEXT);
        let last = walker.nextNode();
        for (let next = walker.nextNode(); next; next = walker.nextNode()) last = next;
        if (last) range.selectNodeContents(last);
        return Math.round(range.getBoundingClientRect().right);
      };
      const headings = [...table.querySelectorAll('thead th')];
      return headings.flatMap((heading, at) => {
        if (getComputedStyle(heading).textAlign !== 'right') return [];
        return [[heading.textContent, endOf(heading) - endOf(table.querySelectorAll('tbody tr:first-child > *')[at])]];
      });
    });
    expect(ends.length).toBeGreaterThan(2);
    expect(ends).toEqual(ends.map(([heading]) => [heading, 0]));
    await end(visitor);
  });

  it('take one line a row', async () => {
    const visitor = await at('/portal/clocks', 'processor');
    const rows = visitor.page.locator('main tbody tr');
    await rows.first().waitFor();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(48);
    await end(visitor);
  });

  it('take the reason of a missed deadline, and state a rule only when it is opened', async () => {
    const visitor = await at('/portal/clocks', 'processor');
    const { page } = visitor;
    const late = page.getByRole('table', { name: clocksPage.late }).getByRole('row').filter({ hasText: 'Whitfield' });
    await late.getByRole('button', { name: lateReasonWords.give }).click();
    await page.getByLabel(lateReasonWords.form.label).fill('The title company answered a week late.');
    await page.getByRole('button', { name: lateReasonWords.form.submit }).click();
    await late.getByText(lateReasonWords.said('Sam processor', 'The title company answered a week late.')).waitFor();
    const rule = page.getByText(clockWords.creditDecision.rule).first();
    expect(await rule.isVisible()).toBe(false);
    await late.getByText(clocksPage.rule, { exact: false }).first().click();
    await rule.waitFor();
    await end(visitor);
  });
});

it('the pricer names no most that could be had where a rule refuses', async () => {
  const visitor = await at('/portal/quick-pricer', 'loanOfficer');
  const { page } = visitor;
  const most = page.locator('dt', { hasText: pricer.figures.most });
  await most.waitFor();
  await page.getByLabel(pricer.fields.score).fill('480');
  await page.getByText(pricer.outcomes.fail, { exact: true }).first().waitFor();
  expect(await most.count()).toBe(0);
  await end(visitor);
});

it('a policy manager begins with the policies', async () => {
  const visitor = await at('/portal/start', 'policyManager');
  await visitor.page.waitForURL('**/portal/policies');
  const margins = visitor.page.getByRole('table', { name: policyWords.grid });
  await margins.waitFor();
  const sides = await margins
    .locator('td, thead th + th')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
  expect(new Set(sides)).toEqual(new Set(['right']));
  await end(visitor);
});
