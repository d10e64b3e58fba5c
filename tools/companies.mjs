/** The list of companies for launchers, which cannot import a source: from the built program, or, where nothing is built, translated. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './place.mjs'

/** @typedef {import('../providers/company.ts').Company} Company */

/** @returns {Promise<readonly Company[]>} */
export async function builtCompanies() {
  /** @type {unknown} */
  const module = await import(pathToFileURL(join(ROOT, 'dist/server/companies.js')).href)
  return /** @type {{ COMPANIES: readonly Company[] }} */ (module).COMPANIES
}

/** @returns {Promise<readonly Company[]>} */
export async function sourceCompanies() {
  const { tsImport } = await import('tsx/esm/api')
  /** @type {unknown} */
  const module = await tsImport('../providers/companies.ts', import.meta.url)
  return /** @type {{ COMPANIES: readonly Company[] }} */ (module).COMPANIES
}
