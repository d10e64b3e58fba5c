/** The light in the frame: a dot that also says its colour. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useSpeech } from '../speech.ts'
import { useLight } from './use-light.ts'

export function LightMark() {
  const { texts } = useSpeech()
  const { light } = useLight()
  if (light === null) return null
  const Mark = light === 'green' ? CircleCheck : CircleAlert
  return (
    <Link
      to="/"
      title={texts.light[light]}
      aria-label={texts.light[light]}
      className={`flex size-11 items-center justify-center ${light === 'green' ? 'text-win' : 'text-loss'}`}
    >
      <Mark size={20} aria-hidden="true" />
    </Link>
  )
}
