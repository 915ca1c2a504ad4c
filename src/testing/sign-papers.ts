import { extractText, getDocumentProxy } from 'unpdf';
import type { SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

const MOST_TRIES = 12;

/** Writing and sealing every document may take longer than a call on a busy machine: a person presses again, which is safe. */
export const pressed = async (
  browser: TestBrowser,
  call: string,
  input: object,
  tries = MOST_TRIES,
): Promise<Answer> => {
  const answer = await browser.mutate(call, input);
  return answer.reason === 'unavailable' && tries > 1 ? pressed(browser, call, input, tries - 1) : answer;
};

export const openPacket = async (browser: TestBrowser, packet: Packet): Promise<SigningView> => {
  const { data, reason } = await pressed(browser, 'signing.open', { packet });
  const opened = data as { kind: string; standing?: string; view: SigningView } | null;
  if (opened?.kind !== 'ready')
    throw new Error(`The papers are not ready: ${opened?.standing ?? opened?.kind ?? reason}`);
  return opened.view;
};

export const downloadPaper = async (browser: TestBrowser, paperId: string): Promise<Buffer> => {
  const { data } = await browser.mutate('signing.link', { paperId });
  return Buffer.from(await (await browser.fetch((data as { url: string }).url)).arrayBuffer());
};

/** The code in the text of a consent, also behind the marks of the pseudo-locale. */
export const codeIn = (text: string): string =>
  /(?:signing\s+page|opened\s+this\s+from):[\s~»]+([A-Z0-9]{6})/.exec(text)?.[1] ?? '';

/** The code the applicant reads from the PDF. */
export const readConsentCode = async (browser: TestBrowser, { consentPaperId }: SigningView): Promise<string> => {
  const pdf = await getDocumentProxy(new Uint8Array(await downloadPaper(browser, consentPaperId ?? '')));
  const { text } = await extractText(pdf, { mergePages: true });
  return codeIn(text);
};

/** Consents and adopts a signature as the page does. */
export const becomeSigner = async (browser: TestBrowser): Promise<SigningView> => {
  const view = await openPacket(browser, 'funnel');
  await pressed(browser, 'signing.consent', { code: await readConsentCode(browser, view) });
  await pressed(browser, 'signing.adopt', { signature: { form: 'typed', name: view.name } });
  return openPacket(browser, 'funnel');
};

/** Completes every open signature field of a packet. */
export const pressAll = async (browser: TestBrowser, packet: Packet): Promise<string[]> => {
  const said: string[] = [];
  for (const { id: paperId, sections, marked } of (await openPacket(browser, packet)).papers)
    for (const { id: sectionId, place } of sections) {
      if (place === null || marked.includes(sectionId)) continue;
      const { data } = await pressed(browser, 'signing.sign', { paperId, sectionId });
      said.push((data as { kind: string }).kind);
    }
  return said;
};

/** Signs every closing document as the page does; the last signature opens the account where nothing else is open. */
export const signClosing = async (browser: TestBrowser): Promise<void> => {
  const view = await openPacket(browser, 'closing');
  await pressed(browser, 'signing.consent', { code: await readConsentCode(browser, view) });
  await pressed(browser, 'signing.adopt', { signature: { form: 'typed', name: view.name } });
  await pressAll(browser, 'closing');
  await pressed(browser, 'signing.finish', { packet: 'closing' });
};
