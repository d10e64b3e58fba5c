/** Which kind of bet a slip is: singles, a multiple, a system, a flex. */
import { Select } from '@uwanja/ui/Select'
import { join } from '@uwanja/ui/looks/join'
import { fill } from '@uwanja/i18n/fill'
import { choose, useChoices, type Choices, type Mode, type SystemName } from './choices.ts'
import { systemsOf, type SystemOption } from './form.ts'
import { useSlipSaid } from './said.ts'
import { keyOf, type Selection } from './slip.ts'

/** As the trade calls them everywhere. */
const NAMES: Readonly<Record<SystemName, string>> = {
  trixie: 'Trixie',
  patent: 'Patent',
  yankee: 'Yankee',
  'lucky-15': 'Lucky 15',
  canadian: 'Canadian',
  'lucky-31': 'Lucky 31',
  heinz: 'Heinz',
  'lucky-63': 'Lucky 63',
  'super-heinz': 'Super Heinz',
  goliath: 'Goliath',
}

interface Props {
  readonly modes: readonly Mode[]
  readonly mode: Mode
  readonly selections: readonly Selection[]
}

export function Kinds({ modes, mode, selections }: Props) {
  const { t } = useSlipSaid()
  const choices = useChoices()
  return (
    <>
      {modes.length > 1 && (
        <div
          role="group"
          aria-label={t.kinds}
          className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-raised p-1"
        >
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === mode}
              onClick={() => choose({ mode: one })}
              className={join(
                'min-h-11 rounded-lg px-1 text-sm font-semibold',
                one === mode ? 'bg-turf text-chalk' : 'text-muted hover:text-text',
              )}
            >
              {t[one]}
            </button>
          ))}
        </div>
      )}
      {mode === 'system' && <Systems selections={selections} choices={choices} />}
      {mode === 'flex' && (
        <>
          <p className="text-sm text-muted">{t.flexHelp}</p>
          <Select
            label={t.mayFail}
            value={String(choices.mayFail)}
            onChange={({ target }) => choose({ mayFail: target.value === '2' ? 2 : 1 })}
            options={[
              { value: '1', text: t.mayFailOne },
              { value: '2', text: t.mayFailTwo },
            ]}
          />
        </>
      )}
    </>
  )
}

function Systems({ selections, choices }: { readonly selections: readonly Selection[]; readonly choices: Choices }) {
  const { t } = useSlipSaid()
  const bankers = selections.filter((one) => choices.bankers.includes(keyOf(one))).length
  const open = selections.length - bankers
  const options = systemsOf(open, bankers)
  const textOf = ({ name, size, lines }: SystemOption): string => {
    if (name) return fill(t.named, { name: NAMES[name], lines })
    return fill(bankers > 0 ? t.withBankers : t.ofSize, { size, count: open, lines })
  }
  const chosen = options.find(({ value }) => value === choices.system) ?? options[0]
  return (
    <Select
      label={t.chooseSystem}
      value={chosen?.value ?? ''}
      onChange={({ target }) => choose({ system: target.value as Choices['system'] })}
      options={options.map((one) => ({ value: one.value, text: textOf(one) }))}
    />
  )
}
