import { z } from 'zod';
import { usePortalData } from '../portal-data.ts';
import { useLoan } from './loan-context.ts';

const KEY = 'hearthline.kept-texts';
const CHANNEL = 'hearthline.portal-left';

const keptTexts = z.object({ accountId: z.string(), texts: z.record(z.string(), z.string()) });

const textsOf = (accountId: string): Record<string, string> => {
  const kept = keptTexts.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  return kept.success && kept.data.accountId === accountId ? kept.data.texts : {};
};

const keepTexts = (accountId: string, texts: Record<string, string>): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ accountId, texts }));

/** Another user's drafts in this tab are dropped when the next one signs in. */
export const forgetTextsOfOthers = (accountId: string): void => keepTexts(accountId, textsOf(accountId));

/** In every tab: signing out leaves no half-written text behind. */
export const forgetTextsEverywhere = (): void => {
  sessionStorage.removeItem(KEY);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('left');
  channel.close();
};

/** Listens for a sign-out in another tab; returns a function that stops it. */
export const forgetTextsWhenLeft = (): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => sessionStorage.removeItem(KEY);
  return () => channel.close();
};

/**
 * A draft in one field of this loan, kept per user and browser tab: it survives leaving the loan's tab or the loan, and a
 * session that expired.
 */
export const useKeptText = (place: string): { first: string; keep: (text: string) => void } => {
  const { me } = usePortalData();
  const { loanId } = useLoan();
  const key = `${loanId}/${place}`;
  if (me === null) throw new Error('A draft needs an account to keep it for');
  return {
    first: textsOf(me.id)[key] ?? '',
    keep: (text) => {
      const { [key]: _, ...others } = textsOf(me.id);
      keepTexts(me.id, text === '' ? others : { ...others, [key]: text });
    },
  };
};
