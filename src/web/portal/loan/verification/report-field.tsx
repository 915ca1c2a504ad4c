import { useState } from 'react';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { useLoan } from '../loan-context.ts';
import { sendLenderFile } from '../send-lender-file.ts';
import styles from './verification.module.css';

type File = { id: string; name: string };
const aboutOf = {
  credit: 'creditReport',
  value: 'appraisal',
  title: 'titleReport',
  income: 'incomeProof',
  insurance: 'insurancePolicy',
  identity: 'identityProof',
} as const satisfies Record<EnteredFact['kind'], LenderFileAbout>;

type Props = {
  id: string;
  kind: EnteredFact['kind'];
  files: readonly File[];
  value: string | null;
  isWrong: boolean;
  onChange: (fileId: string | null) => void;
};

/** The document a fact was read from: one on the loan, or one added here. */
export const ReportField = ({ id, kind, files, value, isWrong, onChange }: Props) => {
  const { loanId } = useLoan();
  const [added, setAdded] = useState<File[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: globalThis.File) => {
    setIsSending(true);
    setProblem(null);
    const sent = await sendLenderFile(file, { loanId, about: aboutOf[kind] });
    setIsSending(false);
    if (sent.kind === 'refused') return setProblem(sent.message ?? words.uploadFailed);
    setAdded((before) => [...before, { id: sent.fileId, name: file.name }]);
    onChange(sent.fileId);
  };
  const known = [...files, ...added.filter((file) => !files.some((each) => each.id === file.id))];
  return (
    <div className={styles.report}>
      <SelectField
        id={id}
        label={words.document}
        isOptional={false}
        value={value}
        error={isWrong ? words.documentNeeded : (problem ?? undefined)}
        options={known.map((file) => ({ value: file.id, label: file.name }))}
        onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : null)}
      />
      <label className="button button-secondary button-dense">
        {isSending ? words.uploading : words.upload}
        <input
          className="visually-hidden"
          type="file"
          disabled={isSending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
};
