/** The dashboard for Grafana, from the table of metrics: one panel a metric, in rows by what they are about. */
import type { MetricRow } from '../../server/process/metric-rows.ts'

const [WIDTH, HEIGHT, A_LINE] = [8, 7, 24]
const SOURCE = { type: 'prometheus', uid: '${source}' }

/** @param metrics By their names without uwanja_. */
export function dashboard(metrics: Readonly<Record<string, MetricRow>>): string {
  const rows = [...new Set(Object.values(metrics).map(({ panel }) => panel))]
  let [id, y] = [0, 0]
  const panels = rows.flatMap((title) => {
    const head = { id: ++id, type: 'row', title, collapsed: false, gridPos: { x: 0, y: y++, w: A_LINE, h: 1 } }
    const inside = Object.entries(metrics).filter(([, { panel }]) => panel === title)
    const drawn = inside.map(([name, { about, unit, shows }], nth) => ({
      id: ++id,
      type: 'timeseries',
      title: name.replaceAll('_', ' '),
      description: about,
      datasource: SOURCE,
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      gridPos: { x: (nth * WIDTH) % A_LINE, y: y + Math.floor((nth * WIDTH) / A_LINE) * HEIGHT, w: WIDTH, h: HEIGHT },
      targets: [{ refId: 'A', datasource: SOURCE, expr: shows }],
    }))
    y += Math.ceil((inside.length * WIDTH) / A_LINE) * HEIGHT
    return [head, ...drawn]
  })
  const source = { name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }
  const board = {
    title: 'Uwanja',
    uid: 'uwanja',
    tags: ['uwanja'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [source] },
    panels,
  }
  return `${JSON.stringify(board, null, 2)}\n`
}
