import { useState } from 'react';
import type { Signature } from '#entities/contract/signature.ts';
import type { SigningView } from '#entities/contract/signing-view.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { signing } from '#words/loan/signing.ts';
import { SignaturePad, type Strokes } from './signature-pad.tsx';
import styles from './signing-room.module.css';
import type { SigningActions } from './use-signing.ts';

const words = signing.adopt;
type Form = Signature['form'];

export const SignatureShown = ({ signature }: { signature: Signature }) =>
  signature.form === 'typed' ? (
    <p className={styles.signature}>{signature.name}</p>
  ) : (
    <svg className={styles.drawn} viewBox="0 0 1000 300" role="img" aria-label={signature.name}>
      {signature.strokes.map((stroke) => (
        <polyline key={stroke.join()} points={stroke.map((point) => point.join(',')).join(' ')} />
      ))}
    </svg>
  );

/** The signature is adopted once, then applied at each signature field. */
export const AdoptCard = ({ view, act }: { view: SigningView; act: SigningActions['act'] }) => {
  const [form, setForm] = useState<Form>('typed');
  const [name, setName] = useState(view.name);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [isMine, setIsMine] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  if (view.signature !== null && !isChanging)
    return (
      <section className={`card ${styles.adopted}`}>
        <h2 className="heading-4">{words.adopted}</h2>
        <SignatureShown signature={view.signature} />
        <button className="link-button" type="button" onClick={() => setIsChanging(true)}>
          {words.change}
        </button>
      </section>
    );
  const submit = async () => {
    if (!isMine) return setProblem(words.needCheck);
    if (form === 'drawn' && strokes.length === 0) return setProblem(words.needDrawing);
    const signature: Signature = form === 'typed' ? { form, name } : { form, name, strokes };
    const answer = await act((calls) => calls.adopt.mutate({ signature }));
    setProblem(answer?.kind === 'otherName' ? words.otherName(view.name) : null);
    if (answer?.kind === 'adopted') setIsChanging(false);
  };
  return (
    <section className={`card ${styles.card}`}>
      <h2 className="heading-3">{words.title}</h2>
      <p className="small muted">{words.text}</p>
      <fieldset className={styles.forms}>
        <legend className="visually-hidden">{words.title}</legend>
        {(['typed', 'drawn'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="form" checked={form === each} onChange={() => setForm(each)} />
            {each === 'typed' ? words.type : words.draw}
          </label>
        ))}
      </fieldset>
      <TextInput
        label={words.name}
        value={name}
        autoComplete="name"
        maxLength={100}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {form === 'typed' ? (
        <SignatureShown signature={{ form, name }} />
      ) : (
        <SignaturePad strokes={strokes} onChange={setStrokes} />
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isMine} onChange={({ currentTarget }) => setIsMine(currentTarget.checked)} />
        <span>{words.check}</span>
      </label>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button className="button button-primary button-block" type="button" onClick={() => void submit()}>
        {words.submit}
      </button>
    </section>
  );
};
