import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { settingsWith } from '@/domain/gyms/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { messageFor } from './messageFor'

const today = civil('2026-11-20')
const until = (endDate: string) =>
  listedWith({ currentPackage: packageWith({ startDate: civil('2026-09-01'), endDate: civil(endDate) }) })

describe('what a WhatsApp to a member begins with', () => {
  it('greets as the country of the centre does (PRODUCT 2.R)', () => {
    const hello = (locale: string) => messageFor(listedWith(), today, 'Iron Gym', settingsWith({ locale }))
    expect(hello('en-IN')).toBe('Namaste Asha, this is Iron Gym. ')
    expect(hello('hi-IN')).toBe('Namaste Asha, this is Iron Gym. ')
    expect(hello('en-US')).toBe('Hello Asha, this is Iron Gym. ')
  })

  it('speaks of the end once the package is expiring by the days of the centre (issue 10.8)', () => {
    const says = (expiringDays: number) =>
      messageFor(until('2026-11-29'), today, 'Iron Gym', settingsWith({ expiringDays }))
    expect(says(7)).toBe('Namaste Asha, this is Iron Gym. ')
    expect(says(10)).toContain('Your Quarterly membership ends on 29 Nov, 2026.')
  })

  it('says what the centre has written, to whom it is about', () => {
    const own = (body: string) => ({ body, dltTemplateId: '', header: '' })
    const settings = settingsWith({
      messageTexts: {
        renewalDue_whatsapp: own('{firstName}: {package} until {endDate}. {centre}'),
        expired_whatsapp: own('Come back!'),
      },
    })
    expect(messageFor(until('2026-11-22'), today, 'Iron Gym', settings)).toBe(
      'Asha: Quarterly until 22 Nov, 2026. Iron Gym',
    )
    expect(messageFor(until('2026-11-18'), today, 'Iron Gym', settings)).toBe('Come back!')
    expect(messageFor(until('2027-01-18'), today, 'Iron Gym', settings)).toBe(
      'Namaste Asha, this is Iron Gym. ',
    )
  })
})
