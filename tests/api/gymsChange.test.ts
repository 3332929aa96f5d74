import { actsOf, beginServed, codeOf, dataOf, ICE, IRON, tokens } from './support/servedGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminAuth, adminStore } from '../support/emulators'
import { ask, everyDocument, requestOf, serving } from './support/servedCalls'
import { serve } from '../../functions/src/http/serve'

beforeEach(beginServed)

describe('updateGym', () => {
  const change = (token: string, input: object) => ask('updateGym', { gymId: IRON, ...input }, { token })

  it('changes the named fields, the public copy with them, and leaves the others', async () => {
    const { status, body } = await change(tokens.owner, { name: 'Iron  House', state: 'Madhya Pradesh' })
    expect([status, body]).toEqual([200, { kind: 'done', gymId: IRON }])
    const names = { name: 'Iron House', nameLower: 'iron house', city: 'Indore', state: 'Madhya Pradesh' }
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject(names)
    expect(await dataOf(`gymsPublic/${IRON}`)).toMatchObject(names)
  })

  it('merges preference and keeps what is not named (SPECIFICATION 3)', async () => {
    await change(tokens.owner, { preference: { graceDays: 5, sms: { cap: 10 } } })
    await change(tokens.owner, { preference: { sms: { sender: 'IRON' }, 'a.b': 1 } })
    expect((await dataOf(`gyms/${IRON}`))?.['preference']).toEqual({
      invoicePrefix: 'IRN',
      taxRegime: 'unregistered',
      graceDays: 5,
      sms: { cap: 10, sender: 'IRON' },
      'a.b': 1,
    })
  })

  it('says of each setting who changed it last, which no other change takes away', async () => {
    const lastOf = async (name: string) =>
      ((await dataOf(`gyms/${IRON}`))?.['lastChanges'] as Record<string, { by: string }> | undefined)?.[name]
        ?.by
    await change(tokens.owner, { preference: { absentDays: 12 } })
    expect(await lastOf('preference.absentDays')).toBe(IRON)
    await change(tokens.admin, { city: 'Bhopal', preference: { absentDays: 12, expiringDays: 8 } })
    await change(tokens.admin, { city: 'Indore' })
    expect(await lastOf('preference.absentDays')).toBe(IRON)
    expect(await lastOf('preference.expiringDays')).toBe('served-admin')
    expect(await lastOf('city')).toBe('served-admin')
    expect(await lastOf('state')).not.toBe('served-admin')
    const audited = await adminStore().collection('auditLogs').where('gymId', '==', IRON).get()
    expect(audited.docs.flatMap((line) => line.get('after') as string[])).not.toContain('lastChanges')
    await change(tokens.owner, { preference: { absentDays: null, expiringDays: null } })
  })

  it('keeps the holidays of two who add one at once, those of an older list with them', async () => {
    const diwali = { date: '2026-11-08', name: 'Diwali' }
    await adminStore()
      .doc(`gyms/${IRON}`)
      .update({ 'preference.holidays': [diwali] })
    const add = (holidays: object) => change(tokens.owner, { preference: { holidays } })
    const answers = await Promise.all([
      add({ '2026-12-25': 'Christmas' }),
      add({ '2027-01-26': 'Republic Day' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const kept = async () =>
      ((await dataOf(`gyms/${IRON}`))?.['preference'] as { holidays: unknown }).holidays
    expect(await kept()).toEqual({
      [diwali.date]: diwali.name,
      '2026-12-25': 'Christmas',
      '2027-01-26': 'Republic Day',
    })
    await add({ '2026-11-08': null })
    expect(await kept()).toEqual({ '2026-12-25': 'Christmas', '2027-01-26': 'Republic Day' })
    const list = await change(tokens.owner, { preference: { holidays: [diwali] } })
    expect(list.body).toMatchObject({ kind: 'refused', field: 'holidays' })
    await change(tokens.owner, { preference: { holidays: null } })
  })

  it('keeps the texts of two who change one at once, by its owner and by nobody of the desk', async () => {
    const text = (body: string) => ({ body, dltTemplateId: '', header: '' })
    const set = (messageTexts: object, token = tokens.owner) =>
      change(token, { preference: { messageTexts } })
    const refusal = await set({ welcome_sms: text('Hi {amount}') })
    expect(refusal.body).toMatchObject({
      reason: expect.stringMatching(/^\{amount\} can’t be filled in here\. Use \{name\}, /) as string,
    })
    await Promise.all([
      set({ welcome_sms: text('Hi {name}') }),
      set({ birthday_whatsapp: text('Joy, {firstName}') }),
    ])
    expect((await set({ welcome_sms: text('Mine') }, tokens.manager)).status).toBe(403)
    const kept = async () =>
      ((await dataOf(`gyms/${IRON}`))?.['preference'] as { messageTexts: unknown }).messageTexts
    expect(await kept()).toEqual({
      welcome_sms: text('Hi {name}'),
      birthday_whatsapp: text('Joy, {firstName}'),
    })
    await set({ birthday_whatsapp: null })
    expect(await kept()).toEqual({ welcome_sms: text('Hi {name}') })
    await change(tokens.owner, { preference: { messageTexts: null } })
  })

  it('keeps the kind of a way of paying that is off the list, set by its owner and by nobody of the desk (PRODUCT 2.V)', async () => {
    const set = (paymentKinds: object, paymentModes: string[], token = tokens.owner) =>
      change(token, { preference: { paymentKinds, paymentModes } })
    const kept = async () =>
      ((await dataOf(`gyms/${IRON}`))?.['preference'] as { paymentKinds: unknown }).paymentKinds
    expect((await set({ Naqad: 'cash' }, ['Naqad', 'UPI'])).body).toMatchObject({ kind: 'done' })
    expect((await set({ UPI: 'counted' }, ['UPI'])).body).toMatchObject({ kind: 'done' })
    expect(await kept()).toEqual({ Naqad: 'cash', UPI: 'counted' })
    expect((await set({ UPI: 'bank' }, ['UPI'], tokens.manager)).status).toBe(403)
    expect(await kept()).toEqual({ Naqad: 'cash', UPI: 'counted' })
    await change(tokens.owner, { preference: { paymentKinds: null, paymentModes: null } })
  })

  it('leaves some time for offers, in India within the hours of its law (DOMAIN 4.1)', async () => {
    const none = await change(tokens.owner, { preference: { quietFrom: '10:00', quietUntil: '21:00' } })
    expect(none.body).toMatchObject({ kind: 'refused', field: 'quietUntil' })
    const some = { quietFrom: '12:00', quietUntil: '20:00' }
    expect((await change(tokens.owner, { preference: some })).body).toMatchObject({ kind: 'done' })
    await change(tokens.owner, { preference: { quietFrom: null, quietUntil: null } })
  })

  it('refuses the prefix of another centre with the same GSTIN (DOMAIN 2.3), and saves everything else', async () => {
    const gstin = '23AABCI1234F1Z9'
    const taken = adminStore().doc(`gstinPrefixes/${gstin}_IRN`)
    await taken.set({ gymId: ICE, gstin, prefix: 'IRN' })
    const preference = { taxRegime: 'regular', gstin }
    expect((await change(tokens.owner, { preference })).body).toMatchObject({
      ...{ kind: 'refused', field: 'invoicePrefix' },
      reason: expect.stringContaining('already numbers its invoices IRN/') as string,
    })
    expect((await dataOf(`gyms/${IRON}`))?.['preference']).not.toHaveProperty('gstin')
    const own = { preference: { ...preference, invoicePrefix: 'IRX' } }
    expect((await change(tokens.owner, own)).body).toMatchObject({ kind: 'done' })
    await taken.set({ gymId: IRON, gstin, prefix: 'IRN' })
    const back = { preference: { invoicePrefix: 'IRN' } }
    expect((await change(tokens.owner, back)).body).toMatchObject({ kind: 'done' })
  })

  it('keeps Auth’s e-mail, name and photo in step', async () => {
    const logo = `${IRON}/site-config/logo`
    await change(tokens.admin, { email: 'new@iron.test', ownerName: 'Asha Rao', dp: logo })
    const owner = await adminAuth().getUser(IRON)
    expect(owner).toMatchObject({ email: 'new@iron.test', displayName: 'Asha Rao' })
    expect(owner.photoURL).toContain(encodeURIComponent(logo))
    expect(await dataOf(`gyms/${IRON}`)).toMatchObject({ email: 'new@iron.test', dp: logo })
    // Not by the owner: the change of address has ended the owner's session.
    await change(tokens.admin, { dp: '' })
    expect((await adminAuth().getUser(IRON)).photoURL).toBeUndefined()
  })

  it('gives Auth its former values back when the store fails', async () => {
    const parts = serving()
    const broken = { ...parts.store, transact: () => Promise.reject(new Error('down')) }
    const input = { gymId: IRON, email: 'new@iron.test', ownerName: 'Asha Rao' }
    const answer = await serve(
      { ...parts, store: broken },
      requestOf('updateGym', input, { token: tokens.admin }),
    )
    expect(answer.status).toBe(500)
    expect((await adminAuth().getUser(IRON)).email).toBe(`${IRON}@served.test`)
  })

  it('says at the field that somebody signs in with the e-mail already', async () => {
    const before = await everyDocument()
    const { body } = await change(tokens.admin, { email: `${ICE}@served.test` })
    expect(body).toMatchObject({ kind: 'refused', field: 'email' })
    expect(await everyDocument()).toEqual(before)
  })

  it('leaves e-mail and type to administrators, whose change of type reaches the claims', async () => {
    for (const input of [{ email: 'own@iron.test' }, { type: 'SKATING' }])
      expect((await change(tokens.owner, input)).status).toBe(403)
    expect((await change(tokens.admin, { type: 'SKATING' })).status).toBe(200)
    for (const uid of [IRON, 'served-desk'])
      expect((await adminAuth().getUser(uid)).customClaims).toMatchObject({
        clientType: 'SKATING',
        gymId: IRON,
      })
  })

  it.each(['isDisabled', 'currentPackage', 'packageHistory', 'referralCode', 'members', 'createdAt', 'id'])(
    'takes no %s from anybody',
    async (field) => {
      for (const token of [tokens.owner, tokens.admin])
        expect((await change(token, { [field]: 'x' })).status).toBe(400)
    },
  )

  it('takes no picture from another centre’s folder', async () => {
    const { body } = await change(tokens.owner, { dp: `${ICE}/site-config/logo` })
    expect(body).toMatchObject({ kind: 'refused', field: 'dp' })
    for (const dp of ['javascript:alert(1)', 'http://plain.test/a.png', `${IRON}/../${ICE}/logo`])
      expect((await change(tokens.owner, { dp })).status).toBe(400)
  })

  it('takes no more settings than a centre can keep', async () => {
    const most = (name: string) => ({
      preference: {
        [name]: Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`k${at}`, 'x'.repeat(9_900)])),
      },
    })
    expect((await change(tokens.owner, most('one'))).body).toMatchObject({ kind: 'done' })
    expect((await change(tokens.owner, most('two'))).body).toMatchObject({
      kind: 'refused',
      field: 'preference',
    })
  })

  it.each([
    ['graceDays', 61, 5],
    ['invoicePrefix', 'IRON', 'irn'],
    ['gstin', '23AAAAA0000A1Z0', ''],
    ['taxRates', [{ from: 'soon', rate: 5 }], [{ from: '2026-04-01', rate: 5 }]],
    ['paymentModes', [], ['Cash']],
    ['paymentKinds', { Naqad: 'gold' }, { Naqad: 'cash' }],
    ['paymentKinds', { Cash: 'bank' }, { Cash: 'cash' }],
    ['smsDailyCap', -1, 0],
    ['quietFrom', '9 pm', '20:30'],
    [
      'messageTexts',
      { birthday_whatsapp: { body: 'Hi {nmae}' } },
      { birthday_whatsapp: { body: 'Hi {name}' } },
    ],
    ['messageTexts', { offer_sms: { body: 'Hi' } }, { receipt_sms: { body: 'Hi' } }],
    [
      'messageTexts',
      { receipt_sms: { body: '', dltTemplateId: '1107' } },
      { receipt_sms: { body: '', dltTemplateId: '1107161234567890123' } },
    ],
  ])('refuses a %s that no screen could keep, with its name', async (name, wrong, right) => {
    expect((await change(tokens.owner, { preference: { [name]: wrong } })).body).toMatchObject({
      kind: 'refused',
      field: name,
    })
    expect((await change(tokens.owner, { preference: { [name]: right } })).body).toMatchObject({
      kind: 'done',
    })
    expect((await change(tokens.owner, { preference: { [name]: null } })).body).toMatchObject({
      kind: 'done',
    })
  })

  it.each([
    ['utcOffsetMinutes', 330 - 28 * 1440],
    ['utcOffsetMinutes', null],
    ['hasKioskPin', false],
    ['kioskPin', null],
  ])('takes no %s, which the server keeps, from anybody: %j', async (name, value) => {
    const before = await everyDocument()
    for (const token of [tokens.owner, tokens.admin])
      expect((await change(token, { preference: { graceDays: 5, [name]: value } })).body).toMatchObject({
        kind: 'refused',
        field: name,
      })
    expect(await everyDocument()).toEqual(before)
    const zone = { preference: { graceDays: 5, timezone: 'Asia/Dubai' } }
    expect((await change(tokens.owner, zone)).body).toMatchObject({ kind: 'done' })
  })

  it('taking back an older change leaves no longest freeze below the shortest (PRODUCT 2.W)', async () => {
    await change(tokens.owner, { preference: { freezeMaxDays: 60 } })
    await change(tokens.owner, { preference: { freezeMinDays: 45 } })
    expect((await change(tokens.owner, { preference: { freezeMaxDays: null } })).body).toMatchObject({
      ...{ kind: 'refused', field: 'freezeMaxDays' },
    })
    expect((await change(tokens.owner, { preference: { freezeMaxDays: 45 } })).body).toMatchObject({
      kind: 'done',
    })
  })

  it('refuses to collect tax without a GSTIN, whoever asks (DOMAIN 2.4)', async () => {
    const { body } = await change(tokens.owner, { preference: { taxRegime: 'regular', gstin: '' } })
    expect(body).toMatchObject({ kind: 'refused', field: 'gstin' })
    const own = { taxRegime: 'regular', gstin: '23AABCI1234F1Z9', invoicePrefix: 'IRX' }
    expect((await change(tokens.owner, { preference: own })).body).toMatchObject({ kind: 'done' })
    expect((await change(tokens.owner, { preference: { gstin: '' } })).body).toMatchObject({
      ...{ kind: 'refused', field: 'gstin' },
    })
    const back = { taxRegime: null, gstin: null, invoicePrefix: null }
    expect((await change(tokens.owner, { preference: back })).body).toMatchObject({ kind: 'done' })
  })

  it('takes the number of a tax outside of India as it is written, and in India a GSTIN alone (PRODUCT 2.R)', async () => {
    const abroad = {
      ...{ taxRegime: 'outsideIndia', taxName: 'VAT', gstin: 'GB 123 4567 89' },
      taxRates: [{ from: '2026-04-01', rate: 20 }],
    }
    expect((await change(tokens.owner, { preference: abroad })).body).toMatchObject({ kind: 'done' })
    expect((await change(tokens.owner, { preference: { taxRegime: 'regular' } })).body).toMatchObject({
      ...{ kind: 'refused', field: 'gstin' },
    })
    const back = { taxRegime: null, taxName: null, gstin: null, taxRates: null }
    expect((await change(tokens.owner, { preference: back })).body).toMatchObject({ kind: 'done' })
  })

  it('changes nothing when repeated, and tells the audit log names, and values of settings and of what is the business’s', async () => {
    await change(tokens.owner, { city: 'Bhopal', preference: { graceDays: 4 } })
    const before = await everyDocument()
    await change(tokens.owner, { city: 'Bhopal', preference: { graceDays: 4 } })
    expect(await everyDocument()).toEqual(before)
    expect(await actsOf(IRON)).toMatchObject([
      {
        act: 'gym.update',
        by: IRON,
        byRole: 'CLIENT',
        // The grace was not set before, so only afterwards there is something to name.
        before: ['city'],
        after: ['city', 'preference.graceDays'],
        values: [
          { field: 'city', before: 'Indore', after: 'Bhopal' },
          { field: 'preference.graceDays', after: 4 },
        ],
      },
    ])
  })

  it('tells an administrator that there is no such centre (SPECIFICATION 5)', async () => {
    const { status, body } = await ask('updateGym', { gymId: 'none', city: 'x' }, { token: tokens.admin })
    expect([status, codeOf(body)]).toEqual([422, 'not-found'])
    expect(await dataOf('gyms/none')).toBeUndefined()
  })
})
