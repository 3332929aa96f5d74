import { expect, it } from 'vitest'
import { sectionChanges } from './sectionChanges'

const stands = {
  info: { name: 'Iron Gym', phone: '', preference: { capacity: 60 } },
  settings: { capacity: 60, autoExitHours: 2, upiId: '' },
}

it('is what was changed alone, with what takes it back', () => {
  const form = { fields: { name: 'Iron House' }, preference: { capacity: 80, autoExitHours: 2 } }
  expect(sectionChanges(form, stands)).toEqual({
    after: { name: 'Iron House', preference: { capacity: 80 } },
    before: { name: 'Iron Gym', preference: { capacity: 60 } },
  })
  expect(sectionChanges({ preference: { autoExitHours: 3 } }, stands)).toEqual({
    after: { preference: { autoExitHours: 3 } },
    before: { preference: { autoExitHours: null } },
  })
})

it('is nothing, to send or to take back, where all is as it was', () => {
  expect(sectionChanges({ preference: { capacity: 60, autoExitHours: 2 } }, stands)).toBeNull()
  expect(sectionChanges({ fields: { name: 'Iron Gym' } }, stands)).toBeNull()
  expect(sectionChanges({ preference: { messageCountries: null } }, stands)).toBeNull()
  expect(sectionChanges({}, stands)).toBeNull()
})
