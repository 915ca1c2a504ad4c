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

/** What someone else began in this tab goes when the next one comes. */
export const forgetTextsOfOthers = (accountId: string): void => keepTexts(accountId, textsOf(accountId));

/** In every tab: who signs out leaves none of them with something half written. */
export const forgetTextsEverywhere = (): void => {
  sessionStorage.removeItem(KEY);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('left');
  channel.close();
};

/** Hears of a sign-out in another tab, until it is told to stop. */
export const forgetTextsWhenLeft = (): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => sessionStorage.removeItem(KEY);
  return () => channel.close();
};

/**
 * What was begun at one place of this loan, for who is signed in and for this tab: it outlives the tab of the loan, the loan, and a
 * session that ended by itself.
 */
export const useKeptText = (place: string): { first: string; keep: (text: string) => void } => {
  const { me } = usePortalData();
  const { loanId } = useLoan();
  const key = `${loanId}/${place}`;
  if (me === null) throw new Error('A text can be kept only for somebody');
  return {
    first: textsOf(me.id)[key] ?? '',
    keep: (text) => {
      const { [key]: _, ...others } = textsOf(me.id);
      keepTexts(me.id, text === '' ? others : { ...others, [key]: text });
    },
  };
};
