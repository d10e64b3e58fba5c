/** The mark, as public/mark.svg has it: drawn, because the browser fetches that one for its tab only after the page. */

export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" width={32} height={32} className={className} aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#123b2c" />
      <ellipse cx="32" cy="34" rx="23" ry="17" fill="none" stroke="#f3f6f1" strokeWidth="5" />
      <path d="M32 17v34" stroke="#f3f6f1" strokeWidth="3.5" />
      <circle cx="32" cy="34" r="7" fill="#ffd447" />
    </svg>
  )
}
