/** Swahili texts of the proof's light, and of what waits for somebody. */
export const officeLight = {
  queues: 'Kinachosubiri mtu',
  decision: 'unasubiri uamuzi',
  attention: 'zinahitaji kuangaliwa',
  second: 'yanasubiri mtu wa pili',
  answer: 'zinasubiri jibu',
  heading: 'Vitabu vya fedha',
  green: 'Vitabu vimehakikiwa.',
  red: 'Ukaguzi umepata hitilafu. Simamisha malipo na uwaite watu wa fedha.',
  late: 'Kinachosoma vitabu kimechelewa.',
  unknown: 'Ukaguzi haujibu.',
  findings: 'Hitilafu: {count}',
  behind: 'Bado kuhakikiwa: {count}',
  last: 'Hitilafu ya mwisho: {what}, {at}',
  reader: '{reader} bado haijasoma: {count}, ya zamani zaidi kwa sekunde {seconds}',
  held: 'Muamala uliofunguliwa kwa sekunde {seconds} unazuia kila kitu: {who}',
  epoch: 'Hifadhidata ilirejeshwa, kunakiliwa au kuhamishwa: vitabu vinaendelea kama kipindi {number} tangu {at}',
  companies: 'Kampuni za nje',
  complaint: '{what}, tangu {since}, mwisho {at}',
  clock:
    'Saa ya mashine hii inatofautiana na ya hifadhidata kwa sekunde {seconds}. Saini na misimbo hupimwa kwayo: irekebishe.',
} as const
