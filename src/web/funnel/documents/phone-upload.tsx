import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { documentsPage } from '#words/loan/documents-page.ts';
import styles from './document-card.module.css';

/** Loaded when asked for: drawing the code takes a library. */
const QrCode = lazy(async () => ({ default: (await import('#web/ui/qr-code.tsx')).QrCode }));
const words = documentsPage.phone;

/** A QR code for the phone's camera, or an email to open there; this page follows the phone's uploads. */
export const PhoneUpload = () => {
  const trpc = useTRPC();
  const link = useMutation(trpc.files.phoneLink.mutationOptions());
  const mail = useMutation(trpc.files.mailLink.mutationOptions());
  const failed = link.error ?? mail.error;
  return (
    <div className={styles.phone}>
      {link.data === undefined ? (
        <button
          className="button button-secondary button-small"
          type="button"
          disabled={link.isPending}
          onClick={() => link.mutate()}
        >
          {words.show}
        </button>
      ) : (
        <>
          <p className="small">{words.point}</p>
          <Suspense>
            <QrCode text={link.data.url} label={words.label} />
          </Suspense>
        </>
      )}
      {mail.data === undefined ? (
        <button className="link-button" type="button" disabled={mail.isPending} onClick={() => mail.mutate()}>
          {words.mail}
        </button>
      ) : (
        <p className="small" role="status">
          {mail.data === null ? words.noMail : words.mailed(mail.data.email)}
        </p>
      )}
      {failed !== null && (
        <p className="field-error" role="alert">
          {failed.message}
        </p>
      )}
    </div>
  );
};
