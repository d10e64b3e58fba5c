/** One device that is logged in. */
import { Button } from '@uwanja/ui/Button'
import { Monitor, Smartphone } from 'lucide-react'
import { useDates } from '../texts/use-dates.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { useDeviceName, type Device } from './use-device-name.ts'

export function DeviceCard({ device, onRevoke }: { device: Device; onRevoke: (() => void) | null }) {
  const t = useTranslations('devices')
  const name = useDeviceName()(device)
  const dates = useDates()
  const Mark = device.isMobile === true ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-3 rounded-xl border border-line bg-surface p-4">
      <Mark size={24} className="mt-0.5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-semibold text-text">{name}</span>
          {device.isCurrent === true && (
            <span className="rounded-full bg-win-ground px-2.5 py-0.5 text-xs font-semibold text-win">
              {t('current')}
            </span>
          )}
          {device.isNew === true && (
            <span className="rounded-full border border-control px-2.5 py-0.5 text-xs font-semibold text-text">
              {t('isNew')}
            </span>
          )}
        </p>
        <p className="mt-1">{t('since', { time: dates(device.createTime, 'moment') })}</p>
        <p>{t('seen', { time: dates(device.lastSeen, 'moment') })}</p>
        <p className="break-all tabular-nums">{device.hostAddress}</p>
        {onRevoke && (
          <Button className="mt-3" aria-label={t('revokeNamed', { device: name })} onClick={onRevoke}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </li>
  )
}
