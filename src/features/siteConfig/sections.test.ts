import { expect, it } from 'vitest'
import { settingFields } from '@/domain/gyms/settingFields'
import { configSections, sectionIds } from './sections'

it('every setting of a centre stands in one section, and in no other (PRODUCT 4, screen 19)', () => {
  const shown = sectionIds.flatMap((id) => configSections[id].settings)
  // Of the PIN only the server knows more than that there is one.
  expect(shown.filter((name) => name !== 'hasKioskPin').sort()).toEqual(Object.keys(settingFields).sort())
})
