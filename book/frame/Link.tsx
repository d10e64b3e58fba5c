/** A link to a page of the frame: a plain one until the script has it, and for every key and button that opens another tab. */
import type { ComponentProps, MouseEvent } from 'react'
import { go, hrefTo, usePlace } from './place.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }

export function Link({ to, onClick, ...rest }: Props) {
  // Not the place itself: a list has a hundred links, and where they lead does not change with it.
  const skin = usePlace((place) => place.skin)
  const culture = usePlace((place) => place.culture)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isOther) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={hrefTo({ skin, culture }, to)} onClick={click} />
}
