/** A campaign click as the server takes it (A22). Pure. */
import type { RawInput } from '@uwanja/contract/wire/call'
import type { marketing } from '@uwanja/contract/site/marketing'

export type Click = RawInput<typeof marketing.registerCampaignClick>

/** What the server takes of one segment, and of the referrer. */
const SEGMENT_LENGTH = 128
const HOST_LENGTH = 2_048

/** The controller and the action are the first two segments of the page's path. */
export function clickOf(
  code: string,
  { pathname, referrer }: { readonly pathname: string; readonly referrer: string },
  { isFirst }: { readonly isFirst: boolean },
): Click {
  const [controllerName = '', actionName = ''] = pathname.split('/').filter(Boolean).map(readable)
  return { refcode: code, host: referrer.slice(0, HOST_LENGTH), controllerName, actionName, isFirst }
}

function readable(segment: string): string {
  let text = segment
  try {
    text = decodeURIComponent(segment)
  } catch {
    // Typed by hand; it is taken as it stands.
  }
  return text.replace(/\p{C}/gu, '').slice(0, SEGMENT_LENGTH)
}
