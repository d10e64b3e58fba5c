/** One entry of any menu: a link to its screen or to another site, or the Zeppelin launcher. */
import type { ReactNode } from 'react'
import { useHere } from '../place.ts'
import { launchZeppelin } from '../game/zeppelin.ts'
import { isSamePath, standing, type Entry } from '../menus.ts'
import { noteMyBets } from '../session/my-bets.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Props = {
  entry: Entry
  variant: (standing: 'page' | 'part' | 'other') => string
  children: ReactNode
  onChosen?: () => void
}

export function MenuEntry({ entry: { goes }, variant, children, onChosen }: Props) {
  const { pathname } = useHere()
  if (goes === 'zeppelin')
    return (
      <button
        type="button"
        className={variant('other')}
        onClick={() => {
          launchZeppelin()
          onChosen?.()
        }}
      >
        {children}
      </button>
    )
  if ('href' in goes)
    return (
      <a href={goes.href} target="_blank" rel="noreferrer" className={variant('other')} onClick={onChosen}>
        {children}
      </a>
    )
  const stands = standing(goes.to, pathname)
  return (
    <ScreenLink
      to={goes.to}
      className={variant(stands)}
      {...(stands === 'part' ? { 'aria-current': true } : {})}
      onClick={() => {
        if (isSamePath(goes.to, '/Sports/MyBets')) noteMyBets()
        onChosen?.()
      }}
    >
      {children}
    </ScreenLink>
  )
}
