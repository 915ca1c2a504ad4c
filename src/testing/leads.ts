import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-server.ts';

export const dana = { firstName: 'Dana', lastName: 'Whitfield', email: 'dana.whitfield@example.com' };

export const leadBrowser = async (server: TestServer, lead = dana): Promise<TestBrowser> => {
  const browser = server.browser();
  const response = await browser.startLead(lead);
  if (response.status !== 303) throw new Error(`The lead was refused: ${response.status}`);
  return browser;
};

/** The newest email to an address, once the worker has delivered it. */
export const newestMail = async (
  { container }: TestServer,
  recipient: string,
  isWanted = (_text: string) => true,
): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await container.database.pool.query(
      'SELECT text_body FROM sandbox_mails WHERE recipient = $1 ORDER BY sent_at DESC',
      [recipient],
    );
    const found = rows.map((row) => String(row.text_body)).find(isWanted);
    if (found) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No mail to ${recipient} came.`);
};

/** Requests a code as the sign-in page does and reads it from the resulting email. */
export const askForCode = async (server: TestServer, browser: TestBrowser, email: string): Promise<string> => {
  const codeOf = (mail: string) => /code is (\d{6})/.exec(mail)?.[1] ?? null;
  const { rows } = await server.container.database.pool.query(
    'SELECT text_body FROM sandbox_mails WHERE recipient = $1',
    [email],
  );
  const earlier = new Set(rows.map((row) => codeOf(row.text_body)));
  await browser.mutate('identity.requestCode', { email });
  const mail = await newestMail(server, email, (text) => codeOf(text) !== null && !earlier.has(codeOf(text)));
  return codeOf(mail) ?? '';
};

/** Every open session counts as freshly proved. Proving it has its own tests. */
export const proveSessions = async ({ container }: TestServer): Promise<void> => {
  await container.database.pool.query("UPDATE sessions SET proved_at = now(), proved_by = 'code'");
};
