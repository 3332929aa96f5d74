import { describe, expect, it, test } from 'vitest'
import type { Role } from '@/domain/access/role'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { refuseAddressed } from './addressedAct'
import type { PackageActName } from './possibleActs'

const today = civil('2026-11-20')
const ended = packageWith({ endDate: civil('2026-10-01') })
const running = packageWith({ name: 'Monthly', endDate: civil('2026-11-30') })
const next = packageWith({ id: 'p2', startDate: civil('2026-12-01'), endDate: civil('2026-12-31') })

const asked = (act: PackageActName, fields: Parameters<typeof listedWith>[0], role: Role = 'CLIENT') =>
  refuseAddressed(act, listedWith(fields), today, role)?.reason ?? null

describe('an act that an address asks for', () => {
  it.each<[string, Parameters<typeof listedWith>[0]]>([
    ['who never had a package', {}],
    ['whose package has ended', { currentPackage: ended }],
    ['who had one long ago', { lastPackage: ended }],
  ])('may sell and renew to somebody %s', (_, fields) => {
    expect([asked('sell', fields), asked('renew', fields)]).toEqual([null, null])
  })

  it('is what the menu offers as well', () => {
    expect(asked('change', { currentPackage: running })).toBeNull()
    expect(asked('cancel', { currentPackage: running })).toBeNull()
  })

  test.each<[PackageActName, Parameters<typeof listedWith>[0], RegExp]>([
    ['sell', { currentPackage: running }, /has Monthly until 30 Nov, 2026\. Renew or change it instead\.$/],
    ['sell', { currentPackage: running, futurePackage: next }, /is renewed until 31 Dec, 2026 already\./],
    ['renew', { currentPackage: running, futurePackage: next }, /^Already renewed until 31 Dec, 2026\.$/],
    ['change', { lastPackage: ended }, /^Asha Rao has no package that runs\. Renew it instead\.$/],
    ['freeze', {}, /^Asha Rao has no package that runs\. Sell one instead\.$/],
    ['endFreeze', { currentPackage: running }, /^This can’t be done for Asha Rao any more\./],
    ['sell', { isActive: false }, /is deactivated\. Restore the member first\.$/],
    ['renew', { lastPackage: ended, deleted: true }, /was deleted\. Restore the member first\.$/],
  ])('%s of %j says why not', (act, fields, why) => expect(asked(act, fields)).toMatch(why))

  it('is no right of a role that may not do it', () => {
    expect(asked('cancel', { currentPackage: running }, 'MANAGER')).toMatch(/^This can’t be done/)
  })
})
