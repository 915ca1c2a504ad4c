import type { Context } from 'hono';
import { z } from 'zod';
import { escapeMarkup } from '#entities/text/escape-markup.ts';
import { email } from '#entities/values/email.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { optOut } from '../usecases/messages/opt-out.ts';

const wish = z.object({
  email,
  kind: z.enum(['reminders', 'waitlist', 'answers']),
  signature: z.string().min(1).max(100),
});

/** The target of a mail's opt-out link: a page for readers, and the same address for the mail program's own button (RFC 8058). */
export const optOutPage =
  (container: Container) =>
  async (context: Context): Promise<Response> => {
    const { optOutWords, appErrors, language } = container.words;
    const home = container.lender.displayName;
    const parsed = wish.safeParse(context.req.query());
    try {
      if (!parsed.success) throw new AppError('linkNotValid');
      await optOut(container, parsed.data);
      return context.html(page({ language, home, title: optOutWords.title, text: optOutWords[parsed.data.kind] }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return context.html(page({ language, home, title: optOutWords.failed, text: appErrors[error.reason] }), 404);
    }
  };

type OptOutPage = { language: string; home: string; title: string; text: string };

const page = ({ language, home, title, text }: OptOutPage): string =>
  `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="/">${escapeMarkup(home)}</a></p></html>`;
