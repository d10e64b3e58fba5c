/** What a row of the office's pages holds. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Permission } from '@uwanja/contract/operators/roles'
import type { OfficeTexts } from '@uwanja/i18n/office'

export interface Screen {
  readonly path: string
  readonly page: () => Promise<ComponentType>
  /** Everyone: who is logged in. */
  readonly needs: Permission | 'everyone'
  readonly title: keyof OfficeTexts['pages']
  /** Stands in the side menu with this icon. */
  readonly icon?: LucideIcon
}
