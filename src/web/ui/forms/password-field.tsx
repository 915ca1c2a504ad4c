import { TextInput } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { account } from '#words/account.ts';
import styles from '../covered-field.module.css';
import { IconEye, IconEyeOff } from '../icons.ts';

type Props = {
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password';
  value?: string;
  error?: ReactNode;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A password can be pasted, and looked at before it is sent. */
export const PasswordField = (props: Props) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      classNames={{
        input: `input ${styles.input ?? ''}`,
        wrapper: styles.wrapper ?? '',
        section: styles.section ?? '',
      }}
      rightSection={
        <button
          className={styles.toggle}
          type="button"
          aria-label={isShown ? account.hidePassword : account.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} stroke={1.75} aria-hidden />
        </button>
      }
    />
  );
};
