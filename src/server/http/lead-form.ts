import type { Context } from 'hono';
import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { steps } from '#funnel/steps.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { checkOrigin, hasPassedBotCheck } from '../usecases/accounts/check-sender.ts';
import { type LeadAnswers, type ShownTexts, startLead } from '../usecases/leads/start-lead.ts';
import { addressOf } from './address.ts';
import { errorStatuses } from './error-statuses.ts';
import { botCheckHolders } from './sender-of-request.ts';
import { sendFile } from './serve-site.ts';
import { sessionCookie } from './session-cookie.ts';
import { htmlFile, type Site } from './site-files.ts';

const names = ['firstName', 'lastName', 'email'] as const;
type Form = Record<(typeof names)[number], string>;
type FormErrors = Partial<Record<(typeof names)[number] | 'form', string>>;

/** The only entry without JavaScript, where strict limits stand in for the bot check: a plain form, answered with the first step or with the page and its errors. */
export const leadForm =
  (container: Container, site: Site) =>
  async (context: Context): Promise<Response> => {
    const { env } = container;
    const { form, shown, token } = await readForm(context);
    const answerWith = (errors: FormErrors, status: 422 | 429) =>
      sendFile(context, htmlFile(withErrors({ html: site.landing.body.toString(), form, errors }), env), status);
    try {
      checkOrigin(container, context.req.raw.headers);
      const checked = checkLead(form, container);
      if (checked.kind === 'invalid') return answerWith(checked.errors, 422);
      const holders = botCheckHolders(context, env);
      const isChecked = await hasPassedBotCheck(container, { token, action: 'start_lead', holders, calls: 1 });
      const address = addressOf(context, env);
      const secret = await startLead(container, { lead: checked.lead, shown, address, isChecked });
      context.header('set-cookie', sessionCookie({ realm: 'applicant', secret, env }));
      return context.redirect(resumePath('propertyValue'), 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return answerWith(
        { form: container.words.appErrors[error.reason] },
        errorStatuses[error.reason] === 429 ? 429 : 422,
      );
    }
  };

const readForm = async (context: Context): Promise<{ form: Form; shown: ShownTexts; token: string }> => {
  const given = new URLSearchParams(await context.req.text());
  const named = (name: string): string => given.get(name) ?? '';
  return {
    form: { firstName: named('firstName'), lastName: named('lastName'), email: named('email') },
    shown: { terms: named('terms'), privacy: named('privacy') },
    token: named('botCheck'),
  };
};

const checkLead = (
  form: Form,
  { clock, words }: Container,
): { kind: 'valid'; lead: LeadAnswers } | { kind: 'invalid'; errors: FormErrors } => {
  const asOf = clock.today();
  const checks = [
    checkAnswers({ step: steps.name, answers: form, asOf }),
    checkAnswers({ step: steps.email, answers: form, asOf }),
  ];
  const issues = checks.flatMap((check) => (check.kind === 'invalid' ? check.issues : []));
  if (issues.length > 0) {
    const errorOf = (name: (typeof names)[number]) =>
      issues.some(({ path }) => path[0] === name) ? { [name]: words.leadFormErrors[name] } : {};
    return { kind: 'invalid', errors: Object.assign({}, ...names.map(errorOf)) };
  }
  const lead = { ...steps.name.answers.parse(form), ...steps.email.answers.parse(form) };
  return { kind: 'valid', lead };
};

/** Fills the empty slots of the finished page. Keeps the typed values, and focuses the first field with an error. */
export const withErrors = ({ html, form, errors }: { html: string; form: Form; errors: FormErrors }): string => {
  let page = html.replace(/(data-slot="form-error"[^>]*>)/, (slot) => `${slot}${escapeMarkup(errors.form ?? '')}`);
  const first = names.find((name) => errors[name]);
  for (const name of names) {
    const mark = name === first ? 'aria-invalid="true" autofocus=""' : 'aria-invalid="true"';
    page = page
      .replace(new RegExp(`(data-slot="${name}-error"[^>]*>)`), (slot) => `${slot}${escapeMarkup(errors[name] ?? '')}`)
      .replace(new RegExp(`<input[^>]*name="${name}"[^>]*>`), (input) => {
        const marked = errors[name] ? input.replace('aria-invalid="false"', mark) : input;
        return marked.replace('value=""', `value="${escapeMarkup(form[name].slice(0, 254))}"`);
      });
  }
  return page;
};
