/** What a method looks like before it is read: a drawing of our own, no company's sign. */

/** Lines of 24 by 24. */
const DRAWN = {
  bank: 'M3 9.5 12 4l9 5.5M5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  dial: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  phone: 'M8 3h8v18H8zM11 18h2M11 8l3 3-3 3',
  sim: 'M7 3h7l3 3v15H7zM10 11h4v6h-4zM10 14h4',
  shop: 'M4 9 6 4h12l2 5M4 9v11h16V9M4 9h16M10 20v-6h4v6',
} as const

type Drawing = keyof typeof DRAWN

const OF_METHOD: Readonly<Record<string, Drawing>> = {
  KudipalBankTransfer: 'bank',
  KudipalWithdraw: 'bank',
  KudipalCardPayment: 'card',
  SelcomCreditCardDeposit: 'card',
  KudipalUssdDeposit: 'dial',
  FastHubPayBillDeposit: 'phone',
  SelcomDeposit: 'shop',
}
const OF_FLOW: Readonly<Record<string, Drawing>> = {
  transfer: 'bank',
  card: 'card',
  redirect: 'card',
  ussd: 'dial',
  push: 'phone',
  agent: 'shop',
}

/** What nobody knows is mobile money, as most are. */
export function MethodMark({ viewName, flow = '' }: { viewName: string; flow?: string | undefined }) {
  return (
    <svg
      width="36"
      height="36"
      viewBox="-6 -6 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0 rounded-xl bg-raised text-link"
    >
      <path d={DRAWN[OF_METHOD[viewName] ?? OF_FLOW[flow] ?? 'sim']} />
    </svg>
  )
}
