/** Is this a phone or a tablet? Companies and lists of games ask: some games are made for one of the two only. */
import { MOBILE_AGENT } from '@uwanja/contract/site/lobbies'

/** The part of the browser that is asked; what a test replaces. */
export interface Device {
  readonly userAgent: string
  readonly userAgentData?: { readonly mobile?: boolean }
}

export function isMobile(device: Device = navigator): boolean {
  return device.userAgentData?.mobile === true || MOBILE_AGENT.test(device.userAgent)
}
