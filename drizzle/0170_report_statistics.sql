-- How many applications began by a day: a partial index tells the planner nothing of its expression. Forward only.

CREATE STATISTICS events_began_on ON (body ->> 'on') FROM events;
