import { beforeEach, describe, expect, it } from 'vitest'
import { appErrorOf } from './appErrorOf'
import { createRepairs, type Repairs } from './repairs'

let written: string[][] = []
let logged: string[] = []
let repairs: Repairs

const write = (paths: string[]) => {
  written.push(paths)
  return Promise.resolve()
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  written = []
  logged = []
  repairs = createRepairs((message) => logged.push(message))
})

describe('writing older records back (PRODUCT 2.M, ENGINEERING 3)', () => {
  it('happens once a record', () => {
    repairs.offer('members', ['members/a', 'members/b'], write)
    repairs.offer('members', ['members/a', 'members/b', 'members/c'], write)
    repairs.offer('members', ['members/c'], write)
    expect(written).toEqual([['members/a', 'members/b'], ['members/c']])
  })

  it('is not tried by a role that may not write there', () => {
    repairs.actAs('SALES')
    repairs.offer('gyms', ['gyms/a'], write)
    repairs.actAs('MANAGER')
    repairs.offer('memberPackages', ['memberPackages/a'], write)
    expect(written).toEqual([])
    repairs.actAs('CLIENT')
    repairs.offer('memberPackages', ['memberPackages/a'], write)
    expect(written).toEqual([['memberPackages/a']])
  })

  it('ends for a collection with the first denial, without a word', async () => {
    repairs.offer('members', ['members/a'], () => Promise.reject(appErrorOf('permission-denied', null)))
    await settled()
    repairs.offer('members', ['members/b'], write)
    repairs.offer('attendance', ['attendance/a'], write)
    expect(written).toEqual([['attendance/a']])
    expect(logged).toEqual([])
  })

  it('that fails otherwise is logged and disturbs nobody', async () => {
    repairs.offer('members', ['members/a'], () => Promise.reject(appErrorOf('unavailable', null)))
    await settled()
    expect(logged).toEqual([expect.stringContaining('members')])
  })
})
