/** What in a player's words looks like a reference, of a payment or a bet, ours or a company's. Pure. */

interface Piece {
  readonly text: string
  readonly isReference: boolean
}

/** As long as ours and the companies' are: "UW2AFF54E5A8DA25F8FE", "FH00000035", "FLW-UWANJA-55984E2F30B893E9", a bet's number. */
const WORD = /[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*/g
const [LEAST, MOST, DIGITS] = [8, 64, 5]

const isReference = (word: string): boolean =>
  word.length >= LEAST && word.length <= MOST && /[A-Za-z]/.test(word) && word.replaceAll(/\D/g, '').length >= DIGITS

/** The whole text in its order. */
export function piecesOf(body: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of body.matchAll(WORD)) {
    if (!isReference(word)) continue
    if (index > from) pieces.push({ text: body.slice(from, index), isReference: false })
    pieces.push({ text: word, isReference: true })
    from = index + word.length
  }
  if (from < body.length) pieces.push({ text: body.slice(from), isReference: false })
  return pieces
}
