/** Single keys on or off; it stands where there is something to press them for. */
import { Checkbox } from '@uwanja/ui/Checkbox'
import { switchShortcuts, useShortcutsSwitch } from './shortcuts.ts'
import { useSpeech } from './speech.ts'

export function KeysChoice() {
  const { texts } = useSpeech()
  const { isOn } = useShortcutsSwitch()
  return (
    <Checkbox
      className="text-xs"
      label={texts.table.shortcuts}
      checked={isOn}
      onChange={({ target }) => switchShortcuts(target.checked)}
    />
  )
}
