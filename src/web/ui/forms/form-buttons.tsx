type Props = {
  className: string | undefined;
  submit: string;
  cancel: string;
  isPending: boolean;
  onCancel: () => void;
};

/** The two buttons that end a dense form of the portal. */
export const FormButtons = ({ className, submit, cancel, isPending, onCancel }: Props) => (
  <div className={className}>
    <button className="button button-primary button-dense" type="submit" disabled={isPending}>
      {submit}
    </button>
    <button className="button button-quiet button-dense" type="button" onClick={onCancel}>
      {cancel}
    </button>
  </div>
);
