import { Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { signing } from '#words/en/signing.ts';
import styles from './signing-room.module.css';

const words = signing.declineDialog;
type Props = { isOpen: boolean; onClose: () => void; onDecline: (reason: string | null) => void };

export const DeclineDialog = ({ isOpen, onClose, onDecline }: Props) => {
  const [reason, setReason] = useState('');
  return (
    <Modal opened={isOpen} onClose={onClose} title={words.title} centered>
      <p>{words.text}</p>
      <Textarea
        label={words.reason}
        value={reason}
        rows={3}
        maxLength={1000}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p className={styles.actions}>
        <button className="button button-secondary" type="button" onClick={onClose}>
          {words.no}
        </button>
        <button className="button button-stop" type="button" onClick={() => onDecline(reason.trim() || null)}>
          {words.yes}
        </button>
      </p>
    </Modal>
  );
};
