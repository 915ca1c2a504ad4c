import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { applicantAt, browserOn } from '../e2e/applicant-at.ts';
import { openVisitors, settled, type Visitor, type Visitors } from '../e2e/product.ts';
import { pagesToOffer } from '../e2e/walk-to-offer.ts';
import { fillFields } from '../e2e/walker.ts';
import { homeownerWithOneJob } from '../src/sandbox/personas/homeowner-with-one-job.ts';
import { answersAt } from '../src/sandbox/personas/parts/answered-step.ts';
import { ORIGIN } from './children.ts';
import { startCommand, stopCommand } from './command.ts';
import type { BenchRow } from './row.ts';

/** A cheap phone beside this machine. */
const TIMES_SLOWER = 4;
/** Milliseconds: what people take for at once, and for soon. */
const [AT_ONCE, SOON] = [100, 1000];

const slowDown = async ({ context, page }: Visitor): Promise<void> => {
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
};

const median = (figures: readonly number[]): number => {
  const middle = figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

/** Notes in the page, for every press that brings a new heading, how long it took until that was painted. */
const watchMoves = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    let pressedAt: number | null = null;
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    let shown = '';
    document.addEventListener(
      'click',
      ({ timeStamp, target }) => {
        if (!(target instanceof Element) || target.closest('button[type=submit]') === null) return;
        [pressedAt, shown] = [timeStamp, heading()];
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (pressedAt === null || heading() === '' || heading() === shown) return;
      const from = pressedAt;
      pressedAt = null;
      // The frame that shows it ends before the next task.
      requestAnimationFrame(() => setTimeout(() => moves.push(performance.now() - from)));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
};

/** Pages of one tap, up to the one that waits for the credit report. */
const ASKED = ['propertyValue', 'mortgageEstimate', 'hasFbm', 'isSelfEmployed', 'creditRange'];
/** Milliseconds somebody takes to answer at the least. */
const ANSWERING = 1000;
const LOOK = { polling: 250 } as const;

/** Looks at the page seldom meanwhile: looking takes time from it too. */
const pressContinue = async (page: Page, move: number): Promise<void> => {
  await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button[type=submit]')].find(
      (button) => button.getClientRects().length > 0,
    );
    shown?.click();
  });
  await page.waitForFunction((most) => (window as unknown as { moves: number[] }).moves.length > most, move, LOOK);
};

/** A phone at a made-up applicant's step. */
const phoneAt = async (
  { visit }: Visitors,
  place: { name: string; step: string },
  prepare = async (_page: Page): Promise<void> => undefined,
): Promise<Visitor> => {
  const visitor = await visit('phone');
  await prepare(visitor.page);
  const { path, cookies } = await applicantAt(ORIGIN, place);
  await visitor.context.addCookies(cookies);
  await visitor.page.goto(ORIGIN + path);
  await settled(visitor.page);
  // What the bench itself brings into the page is there before anything is measured.
  await visitor.page.waitForFunction(() => true);
  return visitor;
};

/** One applicant's moves. */
const movesOfOne = async (visitors: Visitors): Promise<number[]> => {
  const start = { name: homeownerWithOneJob.name, step: 'propertyValue' };
  const visitor = await phoneAt(visitors, start, watchMoves);
  const { page } = visitor;
  await slowDown(visitor);
  const visits = pagesToOffer(homeownerWithOneJob).filter(({ step }) => ASKED.includes(step.key));
  for (const [move, { step, person, before }] of visits.entries()) {
    await settled(page);
    const answers = answersAt(before, { persona: homeownerWithOneJob, step, person });
    await fillFields(page, step.fields, { key: step.key, path: '', answers });
    await page.waitForTimeout(ANSWERING);
    await pressContinue(page, move);
  }
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  await visitor.close();
  return moves;
};

/** A server that has just started compiles its code first. */
const [FIRST_SAVES, APPLICANTS] = [200, 3];

const warmUp = async (): Promise<void> => {
  const browser = browserOn(ORIGIN);
  await browser.mutate('sandbox.become', { name: homeownerWithOneJob.name, step: 'propertyValue' });
  let before: number | null = null;
  for (let value = 500_000; value < 500_000 + FIRST_SAVES; value += 1) {
    await browser.mutate('funnel.submitStep', { step: 'propertyValue', answers: { value }, base: { value: before } });
    before = value;
  }
};

const nextQuestionPainted = async (visitors: Visitors) => {
  await warmUp();
  const moves: number[] = [];
  for (let turn = 0; turn < APPLICANTS; turn += 1) moves.push(...(await movesOfOne(visitors)));
  const each = moves.map((milliseconds) => Math.round(milliseconds)).join(', ');
  return { figure: median(moves), ceiling: AT_ONCE, note: `each, with the save: ${each} ms; ceiling: at once` };
};

const OFFER = { name: 'worked-example-couple', step: 'previewOffer' };
const slider = (page: Page) => page.getByRole('slider', { name: 'Amount of the line' });

/** Frames a second and the longest task, from here until it is asked for. */
const watchFrames = async (page: Page) => {
  const watch = await page.evaluateHandle(() => {
    let [frames, longest, isOver] = [0, 0, false];
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    tasks.observe({ type: 'longtask' });
    const from = performance.now();
    const count = () => {
      frames += 1;
      if (!isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return () => {
      isOver = true;
      tasks.disconnect();
      return { aSecond: (frames * 1000) / (performance.now() - from), longest };
    };
  });
  return () => watch.evaluate((end) => end());
};

const STEPS = 120;

/** From one end to the other and back, as a thumb does it. */
const drag = async (page: Page): Promise<void> => {
  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('There is no slider to drag.');
  const [left, right, y] = [box.x + 8, box.x + box.width - 8, box.y + box.height / 2];
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(right, y, { steps: STEPS });
  await page.mouse.move(left, y, { steps: STEPS });
  await page.mouse.up();
};

const sliderFrames = async (visitors: Visitors) => {
  const visitor = await phoneAt(visitors, OFFER);
  const { page } = visitor;
  await slider(page).waitFor();
  await slider(page).scrollIntoViewIfNeeded();
  await slowDown(visitor);
  const atRest = await watchFrames(page);
  await page.waitForTimeout(1500);
  const ceiling = (await atRest()).aSecond;
  const dragged = await watchFrames(page);
  await drag(page);
  const { aSecond, longest } = await dragged();
  await visitor.close();
  return { figure: aSecond, ceiling, note: `longest task ${Math.round(longest)} ms; ceiling: frames at rest` };
};

/** From the last answer of the server to the painted offer, on a page opened anew. */
const offerPainted = async (visitors: Visitors) => {
  const visitor = await phoneAt(visitors, OFFER);
  const { page } = visitor;
  await slowDown(visitor);
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('main input[type=range]') === null) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { paintedAt: performance.now() })));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const figures: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await page.reload();
    await page.waitForFunction(() => 'paintedAt' in window);
    figures.push(
      await page.evaluate(() => {
        const { paintedAt } = window as unknown as { paintedAt: number };
        const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const before = answers.filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd < paintedAt);
        return paintedAt - Math.max(0, ...before.map(({ responseEnd }) => responseEnd));
      }),
    );
  }
  await visitor.close();
  return { figure: median(figures), ceiling: SOON, note: 'after the last answer of the server; ceiling: soon' };
};

/** What people wait for in the browser, on a processor four times slower than this one, with the product as the one command starts it. */
export const moveRows = (): { rows: BenchRow[]; close: () => Promise<void> } => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-moves-'));
  const open = async () => ({
    product: await startCommand(folder, { RATE_LIMITS: 'off' }),
    visitors: await openVisitors(),
  });
  let opened: ReturnType<typeof open> | null = null;
  const row = (name: string, unit: string, measure: (visitors: Visitors) => ReturnType<BenchRow['run']>): BenchRow => ({
    name: `moves: ${name}`,
    unit,
    run: async () => {
      opened ??= open();
      return measure((await opened).visitors);
    },
  });
  const rows = [
    row('next question painted', 'ms', nextQuestionPainted),
    row('frames while the slider is dragged', 'a second', sliderFrames),
    row('offer painted', 'ms', offerPainted),
  ];
  const close = async (): Promise<void> => {
    if (opened !== null) {
      const { product, visitors } = await opened;
      await visitors.close();
      await stopCommand(product);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return { rows, close };
};
