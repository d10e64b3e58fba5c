/** The fixed column of wide screens (S15). The header has the one primary deposit button there. */
import { logOut, useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuList } from './MenuList.tsx'
import { useSideColumn } from './use-side-column.ts'

export function SideMenu() {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  const isOnScreen = useSideColumn()
  return (
    <aside
      data-side=""
      aria-label={t('menu')}
      className="sticky top-15 flex h-[calc(100dvh-3.75rem)] flex-col gap-4 self-start overflow-y-auto overscroll-contain border-r border-line p-4 max-lg:hidden"
    >
      {isOnScreen && (
        <>
          {user && <AccountPanel user={user} where="side" />}
          <MenuList menu="side" who={user ? 'player' : 'visitor'} />
          <MenuFoot onLogOut={user ? logOut : null} />
        </>
      )}
    </aside>
  )
}
