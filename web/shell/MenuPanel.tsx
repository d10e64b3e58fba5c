/** The slide-out menu of phones and tablets (S13). */
import { Dialog } from '@uwanja/ui/Dialog'
import { logOut, useSession } from '../session/session.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { MenuFoot } from './MenuFoot.tsx'
import { MenuList } from './MenuList.tsx'

export function MenuPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  function leave(): void {
    onClose()
    logOut()
  }
  return (
    <Dialog title={t('menu')} closeLabel={t('close')} onClose={onClose} shape="drawer">
      {user && <AccountPanel user={user} where="slide-out" onChosen={onClose} />}
      <MenuList menu="menu" who={user ? 'player' : 'visitor'} onChosen={onClose} />
      <MenuFoot onLogOut={user ? leave : null} />
    </Dialog>
  )
}
