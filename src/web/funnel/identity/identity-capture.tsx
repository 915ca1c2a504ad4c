import { useCallback, useEffect } from 'react';
import { type IdSubtype, sidesOf } from '#entities/id-document.ts';
import type { Upload } from '#entities/upload.ts';
import { identityWords as words } from '#words/en/identity.ts';
import rows from '../documents/file-rows.module.css';
import { UploadRow } from '../documents/upload-row.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { useFunnelData } from '../funnel-data.ts';
import styles from './identity-capture.module.css';
import { IdentitySide } from './identity-side.tsx';

type Props = { subtype: IdSubtype; onComplete: (isComplete: boolean) => void };

const isOf = (upload: Upload, subtype: IdSubtype): boolean =>
  upload.type === 'idDocument' && upload.idSubtype === subtype && upload.state !== 'notAccepted';

/** Every side the chosen ID has, by camera or as a file, looked at on the spot. */
export const IdentityCapture = ({ subtype, onComplete }: Props) => {
  const { current, refresh } = useFunnelData();
  const uploads = useUploads(useCallback(() => refresh(), [refresh]));
  const isCoborrower = current?.person === 'coborrower';
  const mine = (current?.application.uploads ?? []).filter(
    (upload) => isOf(upload, subtype) && upload.isCoborrower === isCoborrower,
  );
  const sides = sidesOf(subtype);
  const isComplete = sides.every((side) => mine.some(({ idSide }) => idSide === side));
  useEffect(() => onComplete(isComplete), [isComplete, onComplete]);
  return (
    <div className={styles.sides}>
      <ul className={styles.tips}>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {sides.map((side) => {
        const items = uploads.items.filter(({ purpose }) => purpose.idSide === side);
        return (
          <section key={`${subtype}-${side}`} className={`card ${styles.side}`}>
            <IdentitySide
              title={words.side(side, sides.length)}
              isThere={mine.some(({ idSide }) => idSide === side)}
              onFile={(file) =>
                uploads.add([file], {
                  documentType: 'idDocument',
                  propertyId: null,
                  subjectId: null,
                  idSubtype: subtype,
                  idSide: side,
                })
              }
            />
            {items.length > 0 && (
              <ul className={rows.rows}>
                {items.map((item) => (
                  <UploadRow
                    key={item.id}
                    item={item}
                    onAgain={() => uploads.again(item.id)}
                    onDrop={() => uploads.drop(item.id)}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
};
