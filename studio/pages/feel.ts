/** What a round feels like: two short tones and a tremble, made here and never fetched. Off until the player wants them. */

const KEY = 'gameSound'

interface Kept {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** A frame of another site may keep nothing: then the choice lasts as long as the page. */
export function openFeel(storage: () => Kept) {
  let isOn = false
  try {
    isOn = storage().getItem(KEY) === 'on'
  } catch {
    // Nothing is kept here.
  }
  return {
    isOn: () => isOn,
    set(next: boolean): void {
      isOn = next
      try {
        storage().setItem(KEY, next ? 'on' : 'off')
      } catch {
        // As above.
      }
    },
  }
}

export const feel = openFeel(() => localStorage)

/** Hertz, and when each begins, in seconds. A win rises; what is no win is one low tone, and no fanfare. */
const TONES = { win: [523, 784], other: [262] } as const
const TONE_S = 0.12
/** Quiet beside whatever else the phone plays. */
const LOUDNESS = 0.08
const TREMBLE_MS = { win: [20, 40, 20], other: [12] } as const

let context: AudioContext | null = null

/** After a round that the player began: browsers let pages sound after a tap alone. */
export function sound(tone: keyof typeof TONES): void {
  if (!feel.isOn()) return
  navigator.vibrate?.([...TREMBLE_MS[tone]])
  context ??= new AudioContext()
  for (const [nth, hertz] of TONES[tone].entries()) {
    const [source, gain] = [context.createOscillator(), context.createGain()]
    const startS = context.currentTime + nth * TONE_S
    source.frequency.value = hertz
    gain.gain.setValueAtTime(LOUDNESS, startS)
    gain.gain.linearRampToValueAtTime(0, startS + TONE_S)
    source.connect(gain).connect(context.destination)
    source.start(startS)
    source.stop(startS + TONE_S)
  }
}
