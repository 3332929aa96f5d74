import '../support/ownProject'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminStore } from '../support/emulators'
import { queueCommand } from './support/deviceFixtures'
import { beginIclock, call, dataOf, GYM, KEYED, poll, scene, SN, store } from './support/iclockGym'

const MEGABYTE = 1_048_576
/** Transactions and batches, and questions. */
const cost = { writes: 0, reads: 0 }

const countOf = async (collection: string) =>
  (await adminStore().collection(collection).count().get()).data().count

/** As many lines as go into an accepted body. */
function linesOf(line: (index: number) => string): string[] {
  const lines: string[] = []
  for (let bytes = 0; ;) {
    const next = line(lines.length)
    bytes += next.length + 1
    if (bytes > MEGABYTE) return lines
    lines.push(next)
  }
}
const send = (target: string, lines: string[]) =>
  call('POST', `/iclock/${target}`, { body: lines.map((line) => `${line}\n`).join('') })
const upload = (table: string, lines: string[]) => send(`cdata?${KEYED}&table=${table}`, lines)

beforeEach(async () => {
  await beginIclock()
  Object.assign(cost, { writes: 0, reads: 0 })
  scene.breakStore({
    transact: (work) => ((cost.writes += 1), store.transact(work)),
    batch: (work) => ((cost.writes += 1), store.batch(work)),
    query: (question) => ((cost.reads += 1), store.query(question)),
    get: (path) => ((cost.reads += 1), store.get(path)),
  })
})

describe('a body near a megabyte is taken in few steps (never a 5xx)', () => {
  it('punches of numbers that nobody has', async () => {
    const lines = linesOf((index) => `${String(5000 + index)}\t2026-11-20 07:40:00\t0\t1\t${'0'.repeat(440)}`)
    expect(await upload('ATTLOG', lines)).toEqual([200, `OK: ${String(lines.length)}`])
    expect(await countOf('punches')).toBe(lines.length)
    expect(cost.writes).toBeLessThan(lines.length / 100 + 5)
    expect(cost.reads).toBeLessThan(lines.length / 5)
  }, 120_000)

  it('lines that nobody can read', async () => {
    const lines = linesOf((index) => `?${String(index)}`)
    for (let time = 0; time < 2; time += 1)
      expect(await upload('ATTLOG', lines)).toEqual([200, `OK: ${String(lines.length)}`])
    expect(await countOf('biometricRejects')).toBe(301)
    expect(await dataOf(`biometricDevices/${SN}`)).toMatchObject({ unread: { count: lines.length } })
    expect(cost.writes).toBeLessThan(20)
  }, 120_000)

  it('answers to commands that there are not', async () => {
    const command = await queueCommand(store, SN, GYM, { kind: 'REBOOT', payload: {} })
    await poll()
    cost.writes = 0
    const lines = ['ID=1&Return=0', ...linesOf((index) => `ID=${String(index + 2)}&Return=0`).slice(1)]
    expect(await send(`devicecmd?${KEYED}`, lines)).toEqual([200, 'OK'])
    expect(cost.writes).toBe(1)
    expect(await dataOf(`biometricDevices/${SN}/commands/${String(command.id)}`)).toMatchObject({
      status: 'DONE',
    })
    // Of those that there may be, two hundred.
    await adminStore().doc(`biometricDevices/${SN}`).update({ nextCmdId: 1_000_000 })
    expect(await send(`devicecmd?${KEYED}`, lines)).toEqual([200, 'OK'])
    expect(cost.writes).toBe(201)
  }, 120_000)

  it('people', async () => {
    const lines = linesOf(
      (index) =>
        `USER PIN=${String(index + 1)}\tName=${'N'.repeat(90)}\tPri=0\tPasswd=\tCard=\tGrp=1\tTZ=0000000100000000`,
    )
    expect(await upload('OPERLOG', lines)).toEqual([200, `OK: ${String(lines.length)}`])
    expect(await countOf(`biometricDevices/${SN}/roster`)).toBe(lines.length)
    expect(cost.writes).toBeLessThan(lines.length / 200 + 5)
  }, 120_000)
})
