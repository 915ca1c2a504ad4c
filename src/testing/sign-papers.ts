import { extractText, getDocumentProxy } from 'unpdf';
import type { SigningView } from '#entities/contract/signing-view.ts';
import type { Packet } from '#entities/contract/written-document.ts';
import type { TestBrowser } from './test-browser.ts';

/** The first opening writes and seals every document; on a busy machine that may take longer than a call, and a person opens it again. */
const MOST_TRIES = 8;

export const openPacket = async (browser: TestBrowser, packet: Packet, tries = MOST_TRIES): Promise<SigningView> => {
  const { data, reason } = await browser.mutate('signing.open', { packet });
  if (reason === 'unavailable' && tries > 1) return openPacket(browser, packet, tries - 1);
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
  await browser.mutate('signing.consent', { code: await readConsentCode(browser, view) });
  await browser.mutate('signing.adopt', { signature: { form: 'typed', name: view.name } });
  return openPacket(browser, 'funnel');
};

/** Completes every open signature field of a packet. */
export const pressAll = async (browser: TestBrowser, packet: Packet): Promise<string[]> => {
  const said: string[] = [];
  for (const { id: paperId, sections, marked } of (await openPacket(browser, packet)).papers)
    for (const { id: sectionId, place } of sections) {
      if (place === null || marked.includes(sectionId)) continue;
      const { data } = await browser.mutate('signing.sign', { paperId, sectionId });
      said.push((data as { kind: string }).kind);
    }
  return said;
};

/** Signs every closing document as the page does; the last signature opens the account where nothing else is open. */
export const signClosing = async (browser: TestBrowser): Promise<void> => {
  const view = await openPacket(browser, 'closing');
  await browser.mutate('signing.consent', { code: await readConsentCode(browser, view) });
  await browser.mutate('signing.adopt', { signature: { form: 'typed', name: view.name } });
  await pressAll(browser, 'closing');
  await browser.mutate('signing.finish', { packet: 'closing' });
};
