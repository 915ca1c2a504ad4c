import { useMutation } from '@tanstack/react-query';
import type { Day } from '#entities/values/day.ts';
import { useTRPCClient } from '#web/api-client/api.ts';
import { openPdf } from '#web/signing/open-pdf.ts';
import styles from '#web/signing/own-documents.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { inLongDate } from '#words/figures.ts';
import { hubWords } from '#words/loan/hub.ts';
import { signing } from '#words/loan/signing.ts';
import cards from './cancel-page.module.css';
import { OwnerConsent } from './owner-consent.tsx';

const words = hubWords.cancel;

type View = {
  receivedOn: Day | null;
  isPaperWanted: boolean;
  papers: readonly { id: string; title: string; pages: number }[];
};

/** A non-borrowing owner's documents: receiving them takes their consent, since it starts the days to cancel; then they open any time. */
export const OwnerDocuments = ({ token, view, onDone }: { token: string; view: View; onDone: () => void }) => {
  const api = useTRPCClient();
  const open = useMutation({
    mutationFn: (paperId: string) => openPdf(() => api.loan.paperByLink.query({ token, paperId })),
  });
  return (
    <section className={`card ${cards.part}`} aria-labelledby="owner-papers">
      <h2 className="heading-3" id="owner-papers">
        {words.papersTitle}
      </h2>
      <p>{view.receivedOn === null ? words.papersText : words.received(inLongDate(view.receivedOn))}</p>
      {view.receivedOn === null && <OwnerConsent token={token} isPaperWanted={view.isPaperWanted} onDone={onDone} />}
      {open.isError && <Notice tone="stop" title={signing.failed} />}
      {view.papers.length > 0 && (
        <ul>
          {view.papers.map(({ id, title, pages }, at) => (
            <li key={id} className={styles.row}>
              <span>
                <strong>{title}</strong>
                <span className="small muted">{signing.pages(pages)}</span>
              </span>
              <button
                className="button button-quiet button-small"
                type="button"
                aria-label={`${signing.own.openNamed(title)} (${at + 1})`}
                onClick={() => open.mutate(id)}
              >
                {signing.own.open}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
