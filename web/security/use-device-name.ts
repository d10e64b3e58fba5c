/** What a device is called in the reader's language. */
import type { Device as SentDevice } from '@uwanja/contract/site/security'
import type { Loose } from '../send.ts'
import { useTranslations } from '../texts/use-translations.ts'
import { deviceName } from './account-rules.ts'

export type Device = NonNullable<Loose<SentDevice>>

export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('loginHistory')
  return (device) => deviceName(device.browser, device.os) ?? (device.isMobile === true ? t('phone') : t('computer'))
}
