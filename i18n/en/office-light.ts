/** English texts of the proof's light, and of what waits for somebody. */
export const officeLight = {
  queues: 'What waits for somebody',
  decision: 'wait for a decision',
  attention: 'need attention',
  second: 'wait for a second person',
  answer: 'wait for an answer',
  heading: 'The books',
  green: 'The books are proven.',
  red: 'The proof found something. Stop payouts and call finance.',
  late: 'Something that reads the books is behind.',
  unknown: 'The proof does not answer.',
  findings: 'Findings: {count}',
  behind: 'Not proven yet: {count}',
  last: 'Last finding: {what}, {at}',
  reader: 'Unread by {reader}: {count}, the oldest for {seconds} s',
  held: 'A transaction open for {seconds} s holds everything back: {who}',
  epoch: 'Restored, copied or failed over: the books go on as epoch {number} since {at}',
  companies: 'Outside companies',
  complaint: '{what}, since {since}, last {at}',
  clock:
    'This machine’s clock is off from the database’s by {seconds} s. Signatures and codes are judged by it: set it right.',
} as const
