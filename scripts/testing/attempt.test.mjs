import { expect, test, vi } from 'vitest'
import { ClearError } from '../steps/clearError.mjs'
import { Interrupted } from '../steps/interruption.mjs'
import { attempt } from './attempt.mjs'

test('a part that breaks down counts as one failure, named by the first line of its error; an interruption ends all', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const breaksDown = async () => {
    throw new ClearError('The emulators did not start.\n\nAt the end: …')
  }
  expect(await attempt(breaksDown)).toEqual([
    { passed: 0, failed: 1, notes: ['failed: The emulators did not start.'] },
  ])
  expect(said).toHaveBeenCalledWith('✖ The emulators did not start.\n\nAt the end: …\n')
  said.mockRestore()
  const interrupted = () => Promise.reject(new Interrupted('SIGINT'))
  await expect(attempt(interrupted)).rejects.toThrow(Interrupted)
})
