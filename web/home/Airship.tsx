/** The airship of Zeppelin, drawn around its own middle: 160 wide, 80 high. */

export function Airship() {
  return (
    <g>
      <path d="M-62 -6l-22 -16v38l22 -12z" fill="#e4572e" />
      <path d="M-50 8l-26 14 30 2z" fill="#b23f1c" />
      <ellipse rx="76" ry="27" fill="#ffd447" />
      <path d="M-76 0a76 27 0 0 0 152 0a76 12 0 0 1 -152 0z" fill="#e9bd25" />
      <path d="M-20 -26a110 60 0 0 0 0 52M24 -25.6a110 60 0 0 1 0 51.2" fill="none" stroke="#b98d0a" strokeWidth="2" />
      <rect x="-20" y="27" width="40" height="13" rx="5" fill="#0c1210" stroke="#f3f6f1" strokeWidth="2" />
      <g fill="#ffd447">
        <circle cx="-9" cy="33.5" r="2.4" />
        <circle cx="1" cy="33.5" r="2.4" />
        <circle cx="11" cy="33.5" r="2.4" />
      </g>
    </g>
  )
}
