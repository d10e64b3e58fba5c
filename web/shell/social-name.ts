/** What a social network is called, by its address. Pure. */

const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'x.com': 'X',
  'twitter.com': 'X',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  't.me': 'Telegram',
  'wa.me': 'WhatsApp',
  'whatsapp.com': 'WhatsApp',
  'linkedin.com': 'LinkedIn',
}

/** One that we do not know is called by its host, and one without a host's name (a demonstration's) by the page's. */
export function socialName(address: string): string {
  const { hostname, pathname } = new URL(address)
  const host = hostname.replace(/^(www|m)\./, '')
  if (/^[\d.]+$/.test(host)) return pathname.split('/').pop() || host
  return Object.hasOwn(NAMES, host) ? NAMES[host]! : host
}
