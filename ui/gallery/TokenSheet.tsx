/** The tokens to look at: colours, the contrast of what is read and seen, letters, corners, the shadow. */
import { useSyncExternalStore, type ReactNode } from 'react'
import css from '../tokens.css?raw'
import type { Appearance } from '../appearance.ts'
import { contrast, EDGE_ON, TEXT_ON, tokensOf } from './token-table.ts'

const DARK = tokensOf(css, ':root')
const LIGHT = { ...DARK, ...tokensOf(css, ":root[data-theme='light']") }
const isColour = (value: string) => value.startsWith('#')

const device = matchMedia('(prefers-color-scheme: light)')
const onDevice = (changed: () => void) => {
  device.addEventListener('change', changed)
  return () => device.removeEventListener('change', changed)
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">{children}</div>
    </div>
  )
}

function Pair({ ink, paper, ratio, least }: { ink: string; paper: string; ratio: number; least: number }) {
  return (
    <div className="rounded-lg border border-line p-2.5" style={{ background: `var(--${paper})` }}>
      {least < 4.5 ? (
        <div className="mb-1.5 h-5 rounded border-2" style={{ borderColor: `var(--${ink})` }} />
      ) : (
        <p className="text-lg font-semibold" style={{ color: `var(--${ink})` }}>
          Aa 123 中
        </p>
      )}
      <p className="text-sm" style={{ color: paper.startsWith('primary') ? 'var(--on-primary)' : 'var(--text)' }}>
        {ink} on {paper}
        <br />
        <span className="tabular-nums">{ratio.toFixed(1)}</span> of {least}
      </p>
    </div>
  )
}

const SIZES = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl']
const CORNERS = ['rounded-lg', 'rounded-xl', 'rounded-2xl']

export function TokenSheet({ theme }: { theme: Appearance }) {
  const isLight = useSyncExternalStore(onDevice, () => (theme === 'system' ? device.matches : theme === 'light'))
  const tokens: Readonly<Record<string, string>> = isLight ? LIGHT : DARK
  const pairs = [...TEXT_ON.map((pair) => [...pair, 4.5] as const), ...EDGE_ON.map((pair) => [...pair, 3] as const)]
  return (
    <div className="flex flex-col gap-6">
      <Block title="Colours">
        {Object.entries(tokens).map(([name, value]) =>
          isColour(value) || value.startsWith('rgb(') ? (
            <div key={name} className="text-sm">
              <div className="h-12 rounded-lg border border-line" style={{ background: `var(--${name})` }} />
              <p className="mt-1 font-medium">{name}</p>
              <p className="text-muted">{value}</p>
            </div>
          ) : null,
        )}
      </Block>
      <Block title="Contrast">
        {pairs.map(([ink, paper, least]) => (
          <Pair
            key={`${ink} ${paper}`}
            ink={ink}
            paper={paper}
            least={least}
            ratio={contrast(tokens[ink]!, tokens[paper]!)}
          />
        ))}
      </Block>
      <div>
        <h3 className="mb-2 font-semibold">Letters</h3>
        {SIZES.map((size) => (
          <p key={size} className={size}>
            Uwanja 场地 1,250.00 <span className="text-sm text-muted">{size}</span>
          </p>
        ))}
      </div>
      <Block title="Corners and shadow">
        {CORNERS.map((corner) => (
          <div key={corner} className={`h-16 border border-control bg-surface p-2 text-sm ${corner}`}>
            {corner}
          </div>
        ))}
        <div className="h-16 rounded-xl bg-surface p-2 text-sm shadow-(--shadow)">--shadow</div>
      </Block>
    </div>
  )
}
