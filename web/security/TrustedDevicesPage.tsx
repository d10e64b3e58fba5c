/** What holds a session of this player: log out one, or all others. Only where the server has the calls (U07). */
import { security } from '@uwanja/contract/site/security'
import { Button } from '@uwanja/ui/Button'
import { EmptyState } from '@uwanja/ui/EmptyState'
import { buttonVariant } from '@uwanja/ui/looks/button'
import { Skeleton } from '@uwanja/ui/Skeleton'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { Failed } from '../Failed.tsx'
import { useLive } from '../live/capabilities.ts'
import { useQuery } from '../queries.ts'
import { ScreenLink } from '../shell/ScreenLink.tsx'
import { useTranslations } from '../texts/use-translations.ts'
import { AccountHead } from './AccountHead.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import type { Device } from './use-device-name.ts'

export function TrustedDevicesPage() {
  const t = useTranslations('devices')
  const calls = useLive((live) => live.calls)
  const isAbsent = calls !== null && !calls.includes('Security/GetDevices')
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-5">
      <AccountHead title={t('title')} lead={isAbsent ? null : t('lead')} />
      {calls === null ? <Waiting /> : isAbsent ? <Absent /> : <Devices />}
    </div>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2">
      {[1, 2].map((one) => (
        <Skeleton key={one} className="h-32" />
      ))}
    </div>
  )
}

function Absent() {
  const t = useTranslations()
  return (
    <EmptyState title={t('devices.absent')} mark={<MonitorSmartphone size={40} aria-hidden="true" />}>
      <p>{t('devices.absentText')}</p>
      <ScreenLink to="/security/changepassword" className={buttonVariant('secondary')}>
        {t('changePassword.title')}
      </ScreenLink>
    </EmptyState>
  )
}

function Devices() {
  const t = useTranslations()
  const calls = useLive((live) => live.calls ?? [])
  const [chosen, setChosen] = useState<Device | 'others' | null>(null)
  const query = useQuery({
    queryKey: ['devices'],
    queryFn: async ({ signal }) => (await ask(security.getDevices, {}, signal)) ?? [],
    staleTime: 0,
  })
  if (query.isPending) return <Waiting />
  if (query.error) return <Failed query={query} text={t('devices.failed')} />
  const devices = query.data.filter((one) => one !== null && one !== undefined)
  if (devices.length === 0)
    return (
      <EmptyState title={t('devices.empty')} mark={<MonitorSmartphone size={40} aria-hidden="true" />}>
        {null}
      </EmptyState>
    )
  const canRevoke = calls.includes('Security/RevokeDevice')
  const hasOthers = devices.some((one) => one.isCurrent !== true)
  return (
    <>
      <ul className="flex flex-col gap-2">
        {devices.map((device, at) => (
          <DeviceCard
            key={device.id ?? at}
            device={device}
            onRevoke={canRevoke && device.id && device.isCurrent !== true ? () => setChosen(device) : null}
          />
        ))}
      </ul>
      {hasOthers && calls.includes('Security/RevokeOtherDevices') && (
        <Button variant="danger" size="wide" onClick={() => setChosen('others')}>
          {t('devices.revokeOthers')}
        </Button>
      )}
      {chosen !== null && (
        <RevokeDialog
          chosen={chosen}
          onDone={() => {
            setChosen(null)
            void query.refetch()
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
