import { useMutation } from '@tanstack/react-query';
import { useTRPCClient } from '#web/api-client/api.ts';
import { saveFile } from '#web/ui/forms/save-file.ts';

/** A calendar file for the applicant's own calendar; reopening it updates the dates there. */
export const AddToCalendar = ({ text }: { text: string }) => {
  const api = useTRPCClient();
  const add = useMutation({
    mutationFn: async () => {
      const content = new Blob([await api.loan.calendarFile.query()], { type: 'text/calendar' });
      saveFile({ name: 'hearthline.ics', content });
    },
  });
  return (
    <button className="button button-secondary button-small" type="button" onClick={() => add.mutate()}>
      {text}
    </button>
  );
};
