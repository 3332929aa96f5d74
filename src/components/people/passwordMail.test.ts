import { expect, it } from 'vitest'
import { askForPasswordMail } from './passwordMail'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

it('sends one mail however often the button is pressed, another after a minute, and to others at any time', async () => {
  const sent: string[] = []
  const auth = {
    sendPasswordReset: async (email: string) => {
      await Promise.resolve()
      sent.push(email)
    },
  }
  const press = (email: string, seconds: number) => askForPasswordMail(auth, email, at(seconds))
  const said = await Promise.all([0, 0, 1, 59].map((seconds) => press('ravi@iron.test', seconds)))
  expect(sent).toEqual(['ravi@iron.test'])
  expect(said[0]).toContain('on its way to ravi@iron.test')
  expect(said.slice(1).every((words) => words.includes('already'))).toBe(true)
  await press('mohan@iron.test', 2)
  await press('ravi@iron.test', 60)
  expect(sent).toEqual(['ravi@iron.test', 'mohan@iron.test', 'ravi@iron.test'])
})

it('is tried again at once after it failed', async () => {
  let isDown = true
  const auth = {
    sendPasswordReset: () => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()),
  }
  await expect(askForPasswordMail(auth, 'asha@iron.test', at(0))).rejects.toThrow('offline')
  isDown = false
  expect(await askForPasswordMail(auth, 'asha@iron.test', at(1))).toContain('on its way to')
})
