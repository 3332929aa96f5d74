import { describe, expect, it } from 'vitest'
import { inTurn } from './inTurn'

/** Work that ends when it is told to. */
function open() {
  let end: (error?: Error) => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve())
  })
  return { ended, end: (error?: Error) => end(error) }
}
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

describe('the acts of a centre', () => {
  it('run one after the other, in the order in which they came', async () => {
    const done: string[] = []
    const [first, second] = [open(), open()]
    const work =
      (name: string, { ended }: ReturnType<typeof open>) =>
      async () => {
        done.push(`${name} begins`)
        await ended
        done.push(`${name} ends`)
        return name
      }
    const answers = [inTurn('iron', work('first', first)), inTurn('iron', work('second', second))]
    second.end()
    await soon()
    expect(done).toEqual(['first begins'])
    first.end()
    expect(await Promise.all(answers)).toEqual(['first', 'second'])
    expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('do not wait for those of another centre', async () => {
    const slow = open()
    const iron = inTurn('iron', () => slow.ended)
    expect(await inTurn('ice', () => Promise.resolve('at once'))).toBe('at once')
    slow.end()
    await iron
  })

  it('go on after one that failed, and its failure is its own', async () => {
    const failing = open()
    const first = inTurn('iron', () => failing.ended)
    const second = inTurn('iron', () => Promise.resolve('second'))
    failing.end(new Error('no connection'))
    await expect(first).rejects.toThrow('no connection')
    expect(await second).toBe('second')
    expect(await inTurn('iron', () => Promise.resolve('third'))).toBe('third')
  })
})
