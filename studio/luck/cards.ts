/** Playing cards: "AS", "TD", "7H" … A card of a deck is a number below 52; its rank is the number modulo 13. */

/** Ranks from low to high, as poker orders them. */
export const RANKS = '23456789TJQKA'
export const SUITS = 'SHDC'

/** Two letters, rank and suit; several decks are dealt by numbers beyond 52. */
export function cardOf(number: number): string {
  return RANKS[number % 13]! + SUITS[Math.floor(number / 13) % 4]!
}

/** 0 for a two up to 12 for an ace. */
export function rankOf(card: string): number {
  return RANKS.indexOf(card[0]!)
}

/** What the card counts in blackjack and baccarat: pictures and tens 10, an ace 1. */
export function pointsOf(card: string): number {
  const rank = rankOf(card)
  return rank === 12 ? 1 : Math.min(rank + 2, 10)
}
