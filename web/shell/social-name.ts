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

/** One that we do not know is called by its host. */
export function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^(www|m)\./, '')
  return Object.hasOwn(NAMES, host) ? NAMES[host]! : host
}
