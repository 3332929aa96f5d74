import { expect, test } from 'vitest'
import { AppError } from '@/domain/shared/appError'
import { unanswered } from './unanswered'

const lost = () => new AppError('offline', 'No answer.')

/** A write that finds that, and loses its answer where `fails`. */
const finds = (what: string, fails?: AppError) => (_: string | undefined, found: (what: string) => void) => {
  found(what)
  return fails ? Promise.reject(fails) : Promise.resolve()
}
const earlierOf = (writes: ReturnType<typeof unanswered<string>>) =>
  writes.follow('lead', (earlier, found) => {
    found(earlier ?? 'nothing')
    return Promise.resolve()
  })

test('a repeat hears what the one before found whose answer was lost, once', async () => {
  const writes = unanswered<string>()
  await expect(writes.follow('lead', finds('Asha', lost()))).rejects.toThrow('No answer.')
  expect(await earlierOf(writes)).toBe('Asha')
  expect(await earlierOf(writes)).toBe('nothing')
})

test('a refusal was no lost answer', async () => {
  const writes = unanswered<string>()
  await expect(
    writes.follow('lead', finds('Asha', new AppError('permission-denied', 'No.'))),
  ).rejects.toThrow('No.')
  expect(await earlierOf(writes)).toBe('nothing')
})

test('what was undone meanwhile counts no more', async () => {
  const writes = unanswered<string>()
  await expect(writes.follow('lead', finds('Asha', lost()))).rejects.toThrow('No answer.')
  writes.forget('lead')
  expect(await earlierOf(writes)).toBe('nothing')
})

test('a write that goes on after its time says what it found all the same', async () => {
  const writes = unanswered<string>()
  let late: (what: string) => void = () => undefined
  const first = writes.follow('lead', (_, found) => {
    late = found
    return Promise.reject(lost())
  })
  await expect(first).rejects.toThrow('No answer.')
  late('Asha')
  expect(await earlierOf(writes)).toBe('Asha')
})
