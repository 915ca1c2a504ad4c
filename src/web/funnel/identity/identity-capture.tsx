import { useCallback, useEffect } from 'react';
import { type IdSide, type IdSubtype, sidesOf } from '#entities/values/id-document.ts';
import { hasEverySide, hasSide } from '#rules/documents/has-every-side.ts';
import { hasSelfie } from '#rules/documents/has-selfie.ts';
import { identityWords as words } from '#words/funnel/identity.ts';
import { UploadList } from '../documents/upload-list.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { policyToday } from '../estimate/lender-day.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import styles from './identity-capture.module.css';
import { IdentitySide } from './identity-side.tsx';

type Props = { subtype: IdSubtype; onComplete: (isComplete: boolean) => void };

/** Every side of the chosen ID, and a selfie if the policy requires one; by camera or file, checked on the spot. */
export const IdentityCapture = ({ subtype, onComplete }: Props) => {
  const { current, refresh } = useFunnelData();
  const uploads = useUploads(useCallback(() => refresh(), [refresh]));
  const isCoborrower = current?.person === 'coborrower';
  const own = (current?.application.uploads ?? []).filter((upload) => upload.isCoborrower === isCoborrower);
  const sides = sidesOf(subtype);
  const isThere = (side: IdSide) => hasSide(own, { subtype, side });
  const { selfie } = policyToday().identity;
  const isComplete = hasEverySide(own, subtype) && (selfie !== 'required' || hasSelfie(own));
  useEffect(() => onComplete(isComplete), [isComplete, onComplete]);
  const send = (idSide: IdSide) => (file: File) => {
    const purpose = { documentType: 'idDocument', propertyId: null, subjectId: null, idSubtype: subtype } as const;
    uploads.add([file], { ...purpose, idSide });
  };
  const sending = (side: IdSide) => (
    <UploadList {...uploads} items={uploads.items.filter(({ purpose }) => purpose.idSide === side)} />
  );
  return (
    <div className={styles.sides}>
      <ul className={styles.tips}>
        {words.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {sides.map((side) => (
        <section key={`${subtype}-${side}`} className={`card ${styles.side}`}>
          <IdentitySide title={words.side(side, sides.length)} isThere={isThere(side)} onFile={send(side)} />
          {sending(side)}
        </section>
      ))}
      {selfie !== 'none' && (
        <section className={`card ${styles.side}`}>
          <IdentitySide
            title={words.selfie.title}
            isThere={hasSelfie(own)}
            missing={selfie === 'optional' ? words.selfie.notNeeded : words.missing}
            text={words.selfie[selfie]}
            camera="user"
            weight={selfie === 'optional' ? 'secondary' : 'primary'}
            onFile={send('selfie')}
          />
          {sending('selfie')}
        </section>
      )}
    </div>
  );
};
