/** The papers in docs/decisions: numbered without gaps, in one form, so that they are found by their number and read alike. */
import { baseName, type Rule } from './sources.ts'

const FOLDER = /^docs\/decisions\/(?!README)/

/** A file's number is the heading's, each number stands once, and what was decided stands after why. */
export const decisionsHaveOneForm: Rule = (sources) => {
  const papers = sources.filter(({ path }) => FOLDER.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1))
  return papers.flatMap(({ path, text }, at) => {
    const number = String(at + 1).padStart(3, '0')
    if (!baseName(path).startsWith(`${number}-`)) return [`${path}: the next decision's number is ${number}`]
    if (!text.startsWith(`# ${number} `)) return [`${path}: the heading is "# ${number} …"`]
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
    const isInForm = sections[0] === 'Context' && sections[1] === 'Decision'
    return isInForm ? [] : [`${path}: its sections begin with "## Context" and "## Decision"`]
  })
}
