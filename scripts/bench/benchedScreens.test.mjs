import { expect, test } from 'vitest'
import { mayOpen, screenIds, screens } from '@/domain/access/screens'
import { benchedAddresses, benchedScreens } from './benchedScreens'

const roles = { owner: 'CLIENT', admin: 'ADMIN' }

test('every screen is in the bench', () => {
  expect(Object.keys(benchedScreens).sort()).toEqual([...screenIds].sort())
  const opened = benchedAddresses().map(({ path }) => path)
  expect(opened).toEqual(expect.arrayContaining(screenIds.map((id) => screens[id].path)))
})

test.each(screenIds)('%s is opened by somebody who may', (id) => {
  expect(mayOpen(id, roles[benchedScreens[id].who])).toBe(true)
})

test('no address is opened twice', () => {
  const opened = benchedAddresses().map(({ path }) => path)
  expect(new Set(opened).size).toBe(opened.length)
})
