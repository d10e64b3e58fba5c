/** The name, drawn: no font needed. The floodlight stands in the first A. */

export function Wordmark({ height = 22, title }: { height?: number; title?: string }) {
  const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg height={height} viewBox="0 0 156 30" fill="none" className="w-auto" {...named}>
      <g stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 4v13.5a8.5 8.5 0 0 0 17 0V4" />
        <path d="M30 4l6 22 6.5-15L49 26l6-22" />
        <path d="M60 26L70 4l10 22" />
        <path d="M89 26V4l16 22V4" />
        <path d="M125 4v15.5a6.5 6.5 0 0 1-11.2 4.4" />
        <path d="M133 26l9.5-22L152 26" />
      </g>
      <circle cx="70" cy="21.5" r="3.4" fill="var(--primary)" />
    </svg>
  )
}
