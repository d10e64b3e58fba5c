/** A short tone when a slip comes into review; whoever sits among others switches it off. */
import { create } from 'zustand'
import { keepChoice, keptChoice } from '@uwanja/ui/kept-choice'

const KEY = 'officeReviewSound'

export const useSoundSwitch = create<{ readonly isOn: boolean }>(() => ({
  isOn: keptChoice(KEY, ['on', 'off']) !== 'off',
}))

export function switchSound(isOn: boolean): void {
  keepChoice(KEY, isOn ? 'on' : 'off')
  useSoundSwitch.setState({ isOn })
}

/** A browser that has not been touched yet plays nothing, and says nothing of it. */
export function ring(): void {
  if (!useSoundSwitch.getState().isOn || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  const [tone, volume] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = 880
  volume.gain.setValueAtTime(0.12, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.5)
  tone.onended = () => void context.close()
}
