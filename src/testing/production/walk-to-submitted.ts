import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Application } from '#entities/application/application.ts';
import type { WireApplication } from '#entities/contract/wire-application.ts';
import { withApplication } from '#entities/contract/wire-form.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { type IdSubtype, sidesOf } from '#entities/values/id-document.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { stepByKey, stepByPath } from '#funnel/engine/step-lookup.ts';
import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { becomeSigner, pressAll, pressed } from '../sign-papers.ts';
import type { TestBrowser } from '../test-browser.ts';

const PATIENCE_MS = 8_000;
/** Each outside answer comes once. */
const MOST_CONFLICTS = 5;

export type Applicant = {
  browser: TestBrowser;
  persona: Persona;
  email: string;
  answersOn: (application: Application, step: Step) => Record<string, unknown>;
  /** What the person does on a page before they press Continue. */
  before?: (step: Step) => Promise<void>;
};

type Current = { application: WireApplication; status: string; variant: FunnelVariant; hitchLoan: { id: string } };
const currentOf = async (browser: TestBrowser): Promise<Current> =>
  (await browser.query('funnel.current')).data as Current;

/** The same picture twice is stored once. */
const COLORS = { front: { r: 24, g: 61, b: 93 }, back: { r: 214, g: 222, b: 230 } } as const;

const sendId = async (browser: TestBrowser, subtype: IdSubtype): Promise<void> => {
  for (const side of sidesOf(subtype)) {
    const card = sharp({ create: { width: 856, height: 540, channels: 3, background: COLORS[side] } });
    const sent = await browser.fetch('/api/files', {
      method: 'POST',
      body: new Uint8Array(await card.png().toBuffer()),
      duplex: 'half',
      headers: {
        ...{ 'x-same-origin': '1', 'x-bot-check': await browser.botCheck() },
        ...{ 'x-file-name': `${side}.png`, 'x-document-type': 'idDocument' },
        ...{ 'x-id-subtype': subtype, 'x-id-side': side },
      },
    } as RequestInit);
    if (sent.status !== 201) throw new Error(`The ${side} of the ID was refused: ${await sent.text()}`);
  }
};

/** The early disclosures in force, as the page hands them over. */
const receiveDisclosures = async (browser: TestBrowser): Promise<void> => {
  const papers = (await browser.query('application.papers')).data as { paper: string; version: string }[];
  const versions = Object.fromEntries(papers.map(({ paper, version }) => [paper, version]));
  await browser.mutate('application.receivePapers', { versions });
};

/** The page waits a moment for outside answers and says where they lead; waiting is never required, so a person goes on then. */
const awaitOutside = async (browser: TestBrowser, step: Step, goOn: string): Promise<string> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const { data } = await browser.query('application.pulls', { step: step.key });
    const { isSettled, next } = data as { isSettled: boolean; next: string };
    if (isSettled) return next;
    if (Date.now() > until) return goOn;
    await wait(200);
  }
};

const signFunnel = async (browser: TestBrowser): Promise<string> => {
  await becomeSigner(browser);
  await pressAll(browser, 'funnel');
  const { data } = await pressed(browser, 'signing.finish', { packet: 'funnel' });
  return (data as { next: string | null }).next ?? '';
};

const savePage = async (applicant: Applicant, step: Step): Promise<string> => {
  const { browser, answersOn, before } = applicant;
  if (step.savedBy === 'signing') return signFunnel(browser);
  if (step.requires.includes('receivedDisclosures')) await receiveDisclosures(browser);
  await before?.(step);
  for (let tries = 0; ; tries += 1) {
    const { application } = withApplication(await currentOf(browser));
    const answers = answersOn(application, step);
    if (step.key === 'identityVerification') await sendId(browser, answers.idSubtype as IdSubtype);
    const { data, message } = await browser.mutate('funnel.submitStep', {
      step: step.key,
      answers,
      base: step.read(application, 'borrower'),
    });
    const outcome = data as { kind: string; next: string } | null;
    // An answer from outside came in between: the person sees it, and answers again.
    if (outcome?.kind === 'conflict' && tries < MOST_CONFLICTS) continue;
    if (outcome?.kind !== 'saved') throw new Error(`${step.key} was not saved: ${message ?? JSON.stringify(data)}`);
    return step.asks?.page === 'waits' ? awaitOutside(browser, step, outcome.next) : outcome.next;
  }
};

/** From the landing page's form to the submitted application, page by page as the server leads. Returns the loan's id. */
export const walkToSubmitted = async (applicant: Applicant): Promise<string> => {
  const { browser, persona, email } = applicant;
  const { firstName = '', lastName = '' } = persona.borrower.creditScore ?? {};
  const started = await browser.startLead({ firstName, lastName, email });
  if (started.status !== 303) throw new Error(`The lead was refused: ${started.status}`);
  let path = started.headers.get('location') ?? '';
  const seen = new Set<string>();
  for (;;) {
    const { status, hitchLoan, variant } = await currentOf(browser);
    // The last stop: the answers are checked, and one button sends them.
    if (path === paths.applicationSummary) {
      path = await savePage(applicant, steps.applicationSubmitted);
      continue;
    }
    const step = stepByPath(path, { variant }) ?? stepByKey(status, { variant });
    if (!step || seen.has(step.key)) throw new Error(`The walk ended at ${path}, ${status}.`);
    if (step.key === 'applicationSubmitted') return hitchLoan.id;
    seen.add(step.key);
    path = await savePage(applicant, step);
  }
};
