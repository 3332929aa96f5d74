import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { plantedFaults } from './plantedFaults.mjs'

const planted = plantedFaults.find(({ name }) => name === process.env['PLANTED_FAULT'])

/**
 * Puts the one fault into its file as it is loaded; the file itself stays as it is.
 * @type {import('vitest/config').Plugin}
 */
const plant = {
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (planted === undefined || !id.endsWith(planted.file)) return null
    if (!code.includes(planted.find)) throw new Error(`${planted.file} does not say: ${planted.find}`)
    return code.replace(planted.find, () => planted.put)
  },
}

/** The lives alone, as `npm run test:mutation -- planted` lives them once for each fault. */
export default defineConfig({
  plugins: [plant],
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['src/domain/acts/lives.property.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/failOnConsole.ts', 'scripts/mutation/firstFailure.ts'],
  },
})
