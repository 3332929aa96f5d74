import { describe, expect, it } from 'vitest'
import { listedWith } from '@/domain/members/fixtures'
import { packageWith } from '@/domain/packages/fixtures'
import { civil } from '@/domain/shared/civilDate'
import { builtInTemplate, type MessageTemplate } from '@/domain/messages/template'
import { aboutMember, memberTemplates, smsFor } from './smsFor'
import { smsKey } from './smsKey'

const gym = { gymName: 'Iron House', phone: '', locale: 'en-IN', messageCountries: ['IN'] }
const templateOf = (key: string): MessageTemplate => {
  const template = builtInTemplate('iron', key, 'sms', 'en-IN')
  if (template === null) throw new Error(`There is no template ${key}`)
  return template
}

describe('the text message a member gets', () => {
  it.each(memberTemplates.map(({ key }) => key))('%s is there for every centre', (key) =>
    expect(templateOf(key).body).toContain('{#var#}'),
  )

  it('is not sent where there is no mobile number', () => {
    const text = smsFor(listedWith({ phone: '0731 255' }), templateOf('expired'), gym)
    expect(text).toEqual({ kind: 'refused', reason: '0731 255 is no mobile number.' })
    expect(smsFor(listedWith({ phone: '' }), templateOf('expired'), gym)).toMatchObject({
      reason: 'There is no phone number.',
    })
  })

  it('is not sent to a country that the centre does not write to', () => {
    const abroad = listedWith({ phone: '+971 50 123 4567' })
    expect(smsFor(abroad, templateOf('expired'), gym)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('numbers of India only') as string,
    })
  })

  it('is another one on the same day once the last day or the package is, where the text says it', () => {
    const keyOf = (endDate: string, packageId: string, template = templateOf('renewalDue')) => {
      const held = packageWith({ packageId, startDate: civil('2026-09-01'), endDate: civil(endDate) })
      const member = listedWith({ currentPackage: held })
      return smsKey(template, member.id, aboutMember(member), civil('2026-11-27'))
    }
    expect(keyOf('2026-11-30', 'gold')).toBe('renewalDue:m1:gold:2026-11-30:2026-11-27')
    expect(keyOf('2026-12-07', 'gold')).toBe('renewalDue:m1:gold:2026-12-07:2026-11-27')
    expect(keyOf('2026-11-30', 'silver')).toBe('renewalDue:m1:silver:2026-11-30:2026-11-27')
    const short = { ...templateOf('renewalDue'), varNames: ['name', 'endDate'] }
    expect(keyOf('2026-11-30', 'gold', short)).toBe(keyOf('2026-11-30', 'silver', short))
  })

  it('is not sent about a package nobody bought', () => {
    const fresh = listedWith({ phone: '9876543210', currentPackage: null, lastPackage: null })
    expect(smsFor(fresh, templateOf('expired'), gym)).toMatchObject({
      reason: 'There is no package to write about.',
    })
  })
})
