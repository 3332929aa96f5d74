import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const isSlow = ({ moduleId }: TestSpecification) => moduleId.endsWith('.property.test.ts')

/** Examples before properties: a mutant that an example notices is done with before a property has begun. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)]
  }
}

/** The unit tests of the domain, as the mutation run repeats them for every mutant. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['src/domain/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    setupFiles: ['tests/support/failOnConsole.ts', 'scripts/mutation/fewerRuns.ts'],
    // The domain keeps no state between files: loading it once a mutant, not once a file, is what makes the run bearable.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    provide: { propertyRuns: 12 },
  },
})
