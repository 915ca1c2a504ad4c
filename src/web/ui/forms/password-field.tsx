import { type ComponentProps, useState } from 'react';
import { account } from '#words/account.ts';
import styles from '../covered-field.module.css';
import { TextInput } from '../fields/text-input.tsx';
import { IconEye, IconEyeOff } from '../icons.ts';

type Props = Pick<ComponentProps<typeof TextInput>, 'label' | 'hint' | 'value' | 'error' | 'onChange'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password can be pasted, and revealed before it is sent. */
export const PasswordField = (props: Props) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      className={styles.input}
      wrapperClass={styles.wrapper}
      right={
        <div className={styles.section}>
          <button
            className={styles.toggle}
            type="button"
            aria-label={isShown ? account.hidePassword : account.showPassword}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      }
    />
  );
};
