import { expect, it } from 'vitest'
import { CallRejected } from '@/data/api/callRejected'
import { WorkLimit } from '@/ui/feedback/work'
import { untilLimit } from './untilLimit'

const failing = (error: Error) => untilLimit(() => Promise.reject(error))('Asha')

it('a row that the server refuses as one too many ends the work, and says when to go on', async () => {
  const body = { error: { code: 'too-many-attempts', message: 'Too many attempts. Wait a second.' } }
  const limited = failing(new CallRejected(429, body))
  await expect(limited).rejects.toBeInstanceOf(WorkLimit)
  await expect(limited).rejects.toThrow('Wait a minute, then go on with those that are not done.')
})

it('any other failure is that of its row, and what is done is answered', async () => {
  const gone = new Error('The connection was lost.')
  await expect(failing(gone)).rejects.toBe(gone)
  expect(await untilLimit((row: string) => Promise.resolve(`${row} is renewed`))('Asha')).toBe(
    'Asha is renewed',
  )
})
