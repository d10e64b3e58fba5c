/** One entry of any menu: a link to its screen, or the Zeppelin launcher. */
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { launchZeppelin } from '../game/zeppelin.ts'
import { isSamePath, type MenuScreen } from '../menus.ts'
import { ScreenLink } from './ScreenLink.tsx'

type Props = {
  screen: MenuScreen
  look: (current: 'current' | 'other') => string
  children: ReactNode
  onChosen?: () => void
}

export function MenuEntry({ screen, look, children, onChosen }: Props) {
  const { pathname } = useLocation()
  if (screen.menu.opens === 'zeppelin')
    return (
      <button
        type="button"
        className={look('other')}
        onClick={() => {
          launchZeppelin()
          onChosen?.()
        }}
      >
        {children}
      </button>
    )
  return (
    <ScreenLink
      to={screen.path}
      className={look(isSamePath(pathname, screen.path) ? 'current' : 'other')}
      onClick={onChosen}
    >
      {children}
    </ScreenLink>
  )
}
