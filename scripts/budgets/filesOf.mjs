import { ClearError } from '../steps/clearError.mjs'

/** @typedef {Record<string, {file: string, imports?: string[]}>} Manifest Vite's manifest.json */

/**
 * The JavaScript files that loading some chunks brings along, each once.
 * @param {Manifest} manifest
 * @param {string[]} entries source names as the manifest has them; an unknown one fails, lest it be weighed as nothing
 * @returns {string[]}
 */
export function filesOf(manifest, entries) {
  const missing = entries.filter((entry) => manifest[entry] === undefined)
  if (missing.length > 0) {
    throw new ClearError(
      `The build has no chunk for ${missing.join(', ')}: name in scripts/budgets/routes.mjs what the route loads now.`,
    )
  }
  const names = [...entries]
  for (const name of names) {
    names.push(...(manifest[name]?.imports ?? []).filter((imported) => !names.includes(imported)))
  }
  return [...new Set(names.map((name) => manifest[name]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}
