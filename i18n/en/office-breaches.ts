/** English texts of the office's log of breaches of data. */
export const officeBreaches = {
  procedure: 'What to do when data may be lost',
  rules: [
    'Stop the leak first: end sessions, change keys, put the part out of service.',
    'Note it here at once, with the hour in which anybody of us knew it. Name no player.',
    'Tell the authority within 72 hours of that hour, also when not everything is known yet.',
    'Tell the players when it may harm them: what was lost, what we do, what they can do.',
    'Close it when both are done, or write why one was not needed; say what keeps it from happening again.',
  ],
  none: 'No breach has been noted.',
  note: 'Note a breach',
  noteLead: 'What happened, what was lost, and what was done so far. Name no player.',
  hours: 'Known since how many hours',
  affected: 'What was lost, and of how many',
  known: 'Known {at}, noted by {by}',
  due: 'The authority is told until {at}.',
  late: 'The authority should have been told until {at}.',
  stepLead: 'What was told and under which reference, or why it was not needed.',
  doneBy: '{at}, {by}',
  steps: { authority: 'Authority told', players: 'Players told', closed: 'Closed' },
}
