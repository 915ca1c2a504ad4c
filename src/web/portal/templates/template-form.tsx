import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  type MessageTemplate,
  type TemplateField,
  templateField,
  templateText,
  unknownFields,
} from '#entities/contract/desk/message-template.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { FormFrame } from '#web/ui/forms/form-frame.tsx';
import { inList } from '#words/figures.ts';
import { templateWords as words } from '#words/portal/desk/templates.ts';
import styles from './templates.module.css';

type Typed = { name: string; body: string };

const problemsOf = ({ name, body }: Typed): { name: string | null; body: string | null } => {
  const unknown = unknownFields(body);
  const isLong = templateText.shape.name.safeParse(name).success;
  return {
    name: isLong ? null : words.nameShort,
    body: unknown.length > 0 ? words.unknown(inList(unknown)) : body.trim().length < 10 ? words.bodyShort : null,
  };
};

type Props = { template: MessageTemplate | null; onDone: (isSaved: boolean) => void };

/** One of the lender's own texts, new or in a further version. */
export const TemplateForm = ({ template, onDone }: Props) => {
  const trpc = useTRPC();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<Typed>({ name: template?.name ?? '', body: template?.body ?? '' });
  const [isSent, setSent] = useState(false);
  const save = useMutation(
    trpc.templates.save.mutationOptions({ onSuccess: ({ kind }) => kind === 'saved' && onDone(true) }),
  );
  const problems = problemsOf(typed);
  const send = () => {
    setSent(true);
    const text = templateText.safeParse(typed);
    if (text.success) save.mutate({ id: template?.id ?? null, seen: template?.version ?? null, text: text.data });
  };
  const insert = (name: TemplateField) => {
    const { selectionStart: from = typed.body.length, selectionEnd: to = from } = field.current ?? {};
    const put = `{{${name}}}`;
    setTyped({ ...typed, body: typed.body.slice(0, from) + put + typed.body.slice(to) });
    field.current?.focus();
  };
  const told = (problem: string | null) => (isSent ? problem : null);
  const outcome = save.data && save.data.kind !== 'saved' ? words.outcomes[save.data.kind] : save.error?.message;
  return (
    <FormFrame
      look={{ form: `card ${styles.form}`, actions: styles.actions }}
      label={words.add}
      words={{ submit: words.save, cancel: words.cancel }}
      isPending={save.isPending}
      problem={outcome}
      onSubmit={send}
      onCancel={() => onDone(false)}
    >
      <div>
        <label className="field-label" htmlFor={`${id}-name`}>
          {words.name}
        </label>
        <input
          className="input"
          id={`${id}-name`}
          maxLength={60}
          autoComplete="off"
          value={typed.name}
          aria-invalid={told(problems.name) !== null}
          aria-describedby={`${id}-name-error`}
          onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
        />
        <span className="field-error" id={`${id}-name-error`} role="alert">
          {told(problems.name)}
        </span>
      </div>
      <div>
        <label className="field-label" htmlFor={`${id}-body`}>
          {words.body}
        </label>
        <textarea
          ref={field}
          className="input"
          id={`${id}-body`}
          rows={6}
          maxLength={3000}
          value={typed.body}
          aria-invalid={told(problems.body) !== null}
          aria-describedby={`${id}-body-error`}
          onChange={({ currentTarget }) => setTyped({ ...typed, body: currentTarget.value })}
        />
        <span className="field-error" id={`${id}-body-error`} role="alert">
          {told(problems.body)}
        </span>
      </div>
      <fieldset className={styles.fields}>
        <legend className="muted">{words.fieldsHelp}</legend>
        {templateField.options.map((name) => (
          <button
            key={name}
            className="button button-secondary button-dense"
            type="button"
            aria-label={words.insert(words.fields[name])}
            onClick={() => insert(name)}
          >
            {words.fields[name]}
          </button>
        ))}
      </fieldset>
    </FormFrame>
  );
};
