/** The way to the rows before the last one that a list shows. */
import { Link } from 'react-router'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { useSpeech } from './speech.ts'

/** @param values What the next page's address says: filters, and where it begins. */
export function OlderLink({ values }: { values: Readonly<Record<string, string>> }) {
  const { texts } = useSpeech()
  return (
    <Link className={`${buttonVariant('secondary')} self-center`} to={`?${new URLSearchParams(values).toString()}`}>
      {texts.older}
    </Link>
  )
}
