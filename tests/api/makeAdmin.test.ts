import { spawnSync } from 'node:child_process'
import { beforeEach, expect, it } from 'vitest'
import { adminAuth, projectId } from '../support/emulators'

const EMAIL = 'first@admins.test'

function run(...args: string[]) {
  const env = { ...process.env, GCLOUD_PROJECT: projectId }
  const { status, stdout, stderr } = spawnSync('node', ['scripts/makeAdmin.mjs', ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const claimsOf = async (email: string) => (await adminAuth().getUserByEmail(email)).customClaims

beforeEach(async () => {
  const { users } = await adminAuth().getUsers([{ email: EMAIL }])
  await adminAuth().deleteUsers(users.map(({ uid }) => uid))
})

it('makes an account a super admin, and is harmless when repeated', async () => {
  await adminAuth().createUser({ email: EMAIL })
  expect(run(EMAIL)).toMatchObject({ status: 0 })
  expect(await claimsOf(EMAIL)).toEqual({ admin: true })
  expect(run(EMAIL, '--emulator').stdout).toMatch(/already/)
})

it('makes the account where it is asked to, with a link to set the password', async () => {
  const { status, stdout } = run(EMAIL, '--create')
  expect([status, stdout.includes('http')]).toEqual([0, true])
  expect(await claimsOf(EMAIL)).toEqual({ admin: true })
})

it('says in a sentence what is wrong and what to do', async () => {
  expect(run(EMAIL)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/Nobody signs in.*--create/) as string,
  })
  expect(run().stderr).toMatch(/Name one e-mail address/)
  expect(run('no-address').stderr).toMatch(/is no e-mail address/)
  expect(run(EMAIL, '--project', 'iron-live').stderr).toMatch(/unset/)
  const { uid } = await adminAuth().createUser({ email: EMAIL })
  await adminAuth().setCustomUserClaims(uid, { role: 'Client', gymId: uid })
  expect(run(EMAIL).stderr).toMatch(/belongs to the centre/)
  expect(await claimsOf(EMAIL)).not.toHaveProperty('admin')
})
