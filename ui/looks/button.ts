/** How a button looks, for a <button> and for a link that acts as one. */

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'normal' | 'large' | 'wide'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-xl text-center font-semibold leading-tight no-underline ' +
  'select-none transition-[background-color,border-color,transform] duration-100 active:scale-[0.98] ' +
  // What is under way must still be read, in bright sun too.
  'disabled:cursor-default disabled:active:scale-100 not-aria-busy:disabled:opacity-60 aria-busy:opacity-85'

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-pressed active:bg-primary-pressed',
  secondary: 'border border-control bg-transparent text-text hover:bg-raised active:bg-raised',
  quiet: 'bg-transparent text-text hover:bg-raised active:bg-raised',
  danger: 'border border-loss bg-transparent text-loss hover:bg-loss-ground active:bg-loss-ground',
}

const SIZES: Record<ButtonSize, string> = {
  // Within a table: as high as a line where a mouse points, a thumb's height where thumbs do.
  small: 'min-h-11 px-3 py-1 text-sm pointer-fine:min-h-8',
  normal: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
  wide: 'min-h-13 w-full px-6 py-3 text-lg',
}

export function buttonVariant(variant: ButtonVariant, size: ButtonSize = 'normal'): string {
  return `${BASE} ${LOOKS[variant]} ${SIZES[size]}`
}
