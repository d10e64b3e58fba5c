/** Tells use-intl which keys and placeholders exist, so that a wrong one does not compile. */
import type { en } from '@uwanja/i18n/en'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en
  }
}
