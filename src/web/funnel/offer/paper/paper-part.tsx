import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { errors } from '#words/errors.ts';
import styles from './paper-part.module.css';

/** The offer as paper, which only printers see: it comes after what one can use. */
export const { Part: OfferPaper, bring } = onDemand(async () => (await import('./offer-paper.tsx')).OfferPaper, {
  waiting: null,
  failed: (retry) => (
    <div className={styles.printed}>
      <NotLoaded retry={retry} />
    </div>
  ),
});

/** Prints once the paper is here, and says so when it does not come. */
export const printOffer = async (): Promise<void> => {
  const { title, text } = errors.notLoaded;
  try {
    await bring();
    requestAnimationFrame(() => setTimeout(() => window.print()));
  } catch {
    showToast({ kind: 'problem', title, text });
  }
};
