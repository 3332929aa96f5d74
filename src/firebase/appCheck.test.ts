import { expect, it, vi } from 'vitest'
import { createAppCheck } from './appCheck'

const loaded = (tokens: () => Promise<string>) =>
  vi.fn(() => Promise.resolve({ startAppCheck: vi.fn(() => tokens) }))

it('is not even fetched where the build names no site key', async () => {
  const load = loaded(() => Promise.resolve('token'))
  const { ready, token } = createAppCheck('', load)
  await ready()
  expect(await token()).toBe('')
  expect(load).not.toHaveBeenCalled()
})

it('starts once for all who wait, and hands out its tokens', async () => {
  const load = loaded(() => Promise.resolve('token'))
  const { ready, token } = createAppCheck('site-key', load)
  await Promise.all([ready(), ready()])
  expect(await token()).toBe('token')
  expect(load).toHaveBeenCalledTimes(1)
})

it('stops nobody when it cannot be had, and is tried again', async () => {
  const load = loaded(() => Promise.reject(new Error('reCAPTCHA is blocked')))
  load.mockImplementationOnce(() => Promise.reject(new Error('offline')))
  const { ready, token } = createAppCheck('site-key', load)
  await ready()
  expect(await token()).toBe('')
  expect(load).toHaveBeenCalledTimes(2)
})

it('lets a call go on without a token that does not come', async () => {
  vi.useFakeTimers()
  const { token } = createAppCheck(
    'site-key',
    loaded(() => new Promise(() => undefined)),
  )
  const answer = token()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await answer).toBe('')
  vi.useRealTimers()
})
