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

it('of what is kept by names those are sent that are other, and what takes them back says of each what it was, stored or not, and leaves a new one', () => {
  const kinds = { info: { preference: {} }, settings: { paymentKinds: { Cash: 'cash', UPI: 'bank' } } }
  const form = { preference: { paymentKinds: { Cash: 'cash', UPI: 'counted', Naqad: 'cash' } } }
  expect(sectionChanges(form, kinds)).toEqual({
    after: { preference: { paymentKinds: { UPI: 'counted', Naqad: 'cash' } } },
    before: { preference: { paymentKinds: { UPI: 'bank' } } },
  })
  expect(sectionChanges({ preference: { paymentKinds: { Cash: 'cash' } } }, kinds)).toBeNull()
  expect(sectionChanges({ preference: { paymentKinds: {} } }, kinds)).toBeNull()
})

it('of the hours of a week the whole is sent, and taken back', () => {
  const [was, is] = [
    { Mon: ['6'], Sun: [] },
    { Mon: ['7'], Sun: [] },
  ]
  const week = { info: { preference: { openingHours: was } }, settings: { openingHours: was } }
  expect(sectionChanges({ preference: { openingHours: is } }, week)).toEqual({
    after: { preference: { openingHours: is } },
    before: { preference: { openingHours: was } },
  })
})

it('is nothing, to send or to take back, where all is as it was', () => {
  expect(sectionChanges({ preference: { capacity: 60, autoExitHours: 2 } }, stands)).toBeNull()
  expect(sectionChanges({ fields: { name: 'Iron Gym' } }, stands)).toBeNull()
  expect(sectionChanges({ preference: { messageCountries: null } }, stands)).toBeNull()
  expect(sectionChanges({}, stands)).toBeNull()
})
