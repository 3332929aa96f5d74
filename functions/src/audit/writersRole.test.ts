import { expect, it } from 'vitest'
import { remembering, roleIn } from './writersRole'

const failing = (code: string) => () => ({
  getUser: () => Promise.reject(Object.assign(new Error(code), { code })),
})

it('nobody has the account that is no more, and a failure of the accounts is no role', async () => {
  expect(await roleIn(failing('auth/user-not-found'))('gone')).toBe('')
  for (const none of ['', 'x'.repeat(129)]) expect(await roleIn(failing('auth/invalid-uid'))(none)).toBe('')
  await expect(roleIn(failing('auth/internal-error'))('u1')).rejects.toThrow('auth/internal-error')
})

it('remembers who is no administrator, and neither one that is, nor nobody, nor a failure', async () => {
  const answers = ['', 'ADMIN', 'MANAGER', 'ADMIN']
  let isDown = true
  const role = remembering(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(answers.shift() ?? 'asked too often'),
  )
  await expect(role('u1')).rejects.toThrow('down')
  isDown = false
  const told: string[] = []
  for (let time = 0; time < 4; time += 1) told.push(await role('u1'))
  expect(told).toEqual(['', 'ADMIN', 'MANAGER', 'MANAGER'])
})
