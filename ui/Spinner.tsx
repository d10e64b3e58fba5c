/** A turning ring. Silent to screen readers unless it is given a label. */

export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  return (
    <span className="inline-flex" {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg className="animate-spin" width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  )
}
