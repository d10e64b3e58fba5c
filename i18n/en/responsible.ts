/** The responsible-gambling notice. */
export const responsible = {
  responsible: {
    title: 'Before you play',
    lead: 'Betting and casino games are for adults, for fun, and can cost you money.',
    afford: 'Stake only what you can afford to lose.',
    losses: 'Do not try to win back what you have lost.',
    limits: 'Decide beforehand how much and how long, and keep to it.',
    help: 'When it stops being fun, stop and talk to someone: {name}.',
    more: 'How we help you stay in control',
    adult: 'I am 18 or older.',
    continue: 'Continue',
  },
} as const
