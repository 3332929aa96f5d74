import { beginServed, dataOf, ICE, IRON, tokens } from './support/servedGym'
import { beforeEach, describe, expect, it } from 'vitest'
import { userCalls } from '@/domain/api/calls/userCalls'
import { adminAuth } from '../support/emulators'
import { ask } from './support/servedCalls'

beforeEach(beginServed)

describe('updatePhotoURL', () => {
  const show = (token: string, uid: string, photoURL: string) =>
    ask('updatePhotoURL', { uid, photoURL }, { token })

  it('changes the own picture, and an employee’s record with it', async () => {
    const path = `${IRON}/staff/served-desk/photo-1.webp`
    const { status, body } = await show(tokens.manager, 'served-desk', path)
    expect(status).toBe(200)
    const answer = userCalls.updatePhotoURL.output.parse(body)
    expect(answer).toMatchObject({ kind: 'done' })
    expect((await adminAuth().getUser('served-desk')).photoURL).toContain(encodeURIComponent(path))
    expect(await dataOf('staff/served-desk')).toMatchObject({ dp: path })
    await show(tokens.manager, 'served-desk', '')
    expect((await adminAuth().getUser('served-desk')).photoURL).toBeUndefined()
  })

  it('is anybody’s own, and an administrator’s for everybody', async () => {
    const picture = 'https://pictures.test/a.png?size=1'
    expect((await show(tokens.sales, 'served-sales', picture)).body).toEqual({
      kind: 'done',
      photoURL: picture,
    })
    expect((await show(tokens.admin, ICE, picture)).status).toBe(200)
    for (const [token, uid] of [
      [tokens.owner, 'served-desk'],
      [tokens.manager, IRON],
      [tokens.other, IRON],
      [tokens.sales, 'served-admin'],
    ] as const)
      expect((await show(token, uid, picture)).status).toBe(403)
    expect((await show(tokens.admin, 'nobody-at-all', picture)).status).toBe(422)
  })

  it('takes no path of another centre and nothing but pictures’ addresses', async () => {
    expect((await show(tokens.owner, IRON, `${ICE}/members/a/photo-1.webp`)).body).toMatchObject({
      kind: 'refused',
      field: 'photoURL',
    })
    for (const no of ['data:image/svg+xml,x', 'x'.repeat(1001), '//evil.test/a.png', 'https://u:p@a.test/x'])
      expect((await show(tokens.owner, IRON, no)).status).toBe(400)
  })
})
