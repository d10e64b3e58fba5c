/** Runs once before the journeys: they must never pass or fail on what an older build left in dist/. */
import { buildApart } from './build.mjs'

export default async function freshBuild() {
  if (!(await buildApart())) throw new Error('The build failed; its own words are above.')
}
