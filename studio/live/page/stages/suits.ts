/** Cards as they are written: rank, and the sign of the suit. */
export const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export const rankOf = (card: string): string => (card.startsWith('T') ? '10' : card.charAt(0))

/** "10♠". */
export const suited = (card: string): string => rankOf(card) + (SUITS[card.charAt(1)] ?? '')
