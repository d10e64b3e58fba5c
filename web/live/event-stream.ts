/** Reads the text of server-sent events, piece by piece as the network brings it. Pure; the format is WHATWG's. */

export interface StreamEvent {
  /** Null: this event carries no place to resume from. */
  readonly id: string | null
  readonly event: string
  readonly data: string
}

/** More in one event is none of ours; it is dropped instead of filling the phone's memory. */
const MOST_LETTERS = 64_000

/** @returns a function that takes the next piece of text and answers with the events that are complete by it. */
export function eventReader(): (piece: string) => readonly StreamEvent[] {
  let rest = ''
  let id: string | null = null
  let event = ''
  let data: string[] = []

  function line(text: string): StreamEvent | null {
    if (text === '') {
      const done = data.length > 0 ? { id, event: event || 'message', data: data.join('\n') } : null
      id = null
      event = ''
      data = []
      return done
    }
    const [, name = '', value = ''] = /^([^:]*):? ?([^]*)$/.exec(text) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'event') event = value
    else if (name === 'id' && !value.includes('\0')) id = value
    // Comments keep the line warm, and how long to wait before the next try is this page's own rule.
    return null
  }

  return (piece) => {
    rest += piece
    // A carriage return at the very end may be half of a line's end: it waits for its other half.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MOST_LETTERS) rest = ''
    return lines.map(line).filter((one) => one !== null)
  }
}
