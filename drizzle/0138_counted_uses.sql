-- Counts of solved bot checks end with their minutes: after a crash they may begin again, and no call waits for the disk. Forward only.
ALTER TABLE bot_check_uses SET UNLOGGED;

-- Sealed bytes never get smaller: nothing is spent on the attempt.
ALTER TABLE outgoing_messages ALTER COLUMN sealed SET STORAGE EXTERNAL;
